import CMartletGTK

/// Keeps a GObject alive for as long as the reference lives.
///
/// A plain class rather than a main-actor one, so that its `deinit` may release the object.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over the reference that a C constructor returned; `nil` when it returned none.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Adds a reference of its own.
  init?(retaining pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}

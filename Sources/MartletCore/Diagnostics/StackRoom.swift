import Foundation

/// How deep views may nest: the passes go down the tree by calls, so the stack of the running thread is the limit.
///
/// Each pass looks how much is left. A tree that is too deep ends with a message in place of a crash without one.
enum StackRoom {
  /// What is kept for the calls between two looks, in bytes: texts, drawing and user code.
  private static let reserve: UInt = 256 * 1024

  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// Looked up by name, because the headers that Foundation is built with leave GNU's own functions out.
  private static let getAttributes: GetAttributes? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }

  /// The lowest address that the passes may reach on the calling thread.
  static var floor: UInt {
    let context = ThreadContext.current
    if let known = context.stackFloor { return known }
    var attributes = pthread_attr_t()
    var floor: UInt = 0
    if let getAttributes, getAttributes(pthread_self(), &attributes) == 0 {
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      if pthread_attr_getstack(&attributes, &lowest, &size) == 0, let lowest {
        floor = UInt(bitPattern: lowest) + reserve
      }
      pthread_attr_destroy(&attributes)
    }
    context.stackFloor = floor
    return floor
  }

  /// Whether the calling thread has reached the floor.
  @inline(__always)
  static func isUsedUp(_ floor: UInt) -> Bool {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) < floor }
  }

  /// Ends the process with a message.
  static func fail(at node: _ViewNode) -> Never {
    Diagnostics.stop(
      "The view tree is too deep: \(node.ownerDescription) lies \(node.depth) levels below the root, and the stack is "
        + "used up. A view that contains itself without an end is the usual cause; else nest fewer views, or give the "
        + "main thread a larger stack (ulimit -s).")
  }
}

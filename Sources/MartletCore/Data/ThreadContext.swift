import Foundation

/// What holds for the code that runs on one thread: whose evaluation it is, under which transaction, and
/// whether it was called by a host.
///
/// Any thread may read and write states and call `withAnimation`, so nothing of this may be shared.
final class ThreadContext {
  var reader: _DependencyReader?
  var transaction: Transaction?
  /// How many calls from the main loop into a host are under way.
  var hostCalls = 0
  /// How many closures of bindings are running inside each other.
  var bindingDepth = 0
  /// The element whose outline is being made, which a shape may ask for its surroundings.
  var shapeElement: ElementNode?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { context in
      if let context { Unmanaged<ThreadContext>.fromOpaque(context).release() }
    }
    return key
  }()

  /// The calling thread's, if it has one yet.
  static var existing: ThreadContext? {
    pthread_getspecific(key).map { Unmanaged<ThreadContext>.fromOpaque($0).takeUnretainedValue() }
  }

  static var current: ThreadContext {
    if let existing { return existing }
    let made = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}

/// What the client says.
public enum Greeting {
  /// Words.
  public static let text = "Hello from Swift 6"
}

import Foundation

/// Messages from and to the compiler: each is a length, as eight bytes with the lowest first, and then JSON.
struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// The next message; `nil` once the compiler has no more.
  func receive() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // An empty message ends the conversation.
    guard length > 0, let count = Int(exactly: length) else { return nil }
    return read(count)
  }

  /// Sends an answer.
  func send(_ reply: PluginReply) {
    guard let body = try? JSONEncoder().encode(reply) else { return }
    let length = UInt64(body.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    output.write(Data(header) + body)
  }

  /// Exactly that many bytes, which may come in pieces.
  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let piece = input.readData(ofLength: count - data.count)
      if piece.isEmpty { return nil }
      data.append(piece)
    }
    return data
  }
}

import Foundation

/// Addresses that are links without any mark.
///
/// - Source: CommonMark 0.31, "Autolinks"; GitHub Flavored Markdown 0.29, "Autolinks (extension)".
enum Autolinks {
  /// Where an address in angle brackets leads; `nil` if it is none.
  static func bracketed(_ text: String) -> String? {
    guard !text.isEmpty, !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    if let colon = text.firstIndex(of: ":") {
      let scheme = text[..<colon]
      let isScheme: Bool =
        (2...32).contains(scheme.count) && scheme.first?.isASCIILetter == true
        && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
      if isScheme { return text }
    }
    return isMailAddress(Substring(text)) ? "mailto:" + text : nil
  }

  /// Cuts a stretch where an address begins and ends.
  static func split(_ run: MarkdownRun) -> [MarkdownRun] {
    let text: String = run.text
    guard run.link == nil, run.image == nil, !run.intent.contains(.code),
      text.contains("@") || text.contains("://") || text.contains("www.")
    else { return [run] }
    var parts: [MarkdownRun] = []
    var plain: String = ""
    for word in words(of: text) {
      guard let (head, link, destination) = address(in: word) else {
        plain += word
        continue
      }
      plain += head
      if !plain.isEmpty { parts.append(with(run, plain, nil)) }
      parts.append(with(run, String(link), destination))
      plain = String(word[link.endIndex...])
    }
    if !plain.isEmpty { parts.append(with(run, plain, nil)) }
    return parts
  }

  private static func with(_ run: MarkdownRun, _ text: String, _ link: String?) -> MarkdownRun {
    var part: MarkdownRun = run
    part.text = text
    part.link = link
    return part
  }

  /// The text cut before and after each stretch of white space.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index = text.startIndex
    while start < text.endIndex {
      let isSpace: Bool = text[start].isWhitespace
      let end: String.Index = text[start...].firstIndex { $0.isWhitespace != isSpace } ?? text.endIndex
      words.append(text[start..<end])
      start = end
    }
    return words
  }

  /// The address in a word: what stands before it, the address, and where it leads.
  private static func address(in word: Substring) -> (Substring, Substring, String)? {
    for prefix in ["https://", "http://", "www."] {
      guard let found = word.range(of: prefix) else { continue }
      let head: Substring = word[..<found.lowerBound]
      guard head.allSatisfy({ "*_~(".contains($0) }) else { continue }
      let link: Substring = trimmed(word[found.lowerBound...])
      let host = link.dropFirst(prefix == "www." ? 0 : prefix.count).prefix { !"/?#".contains($0) }
      guard host.contains("."), host.last != "." else { continue }
      return (head, link, (prefix == "www." ? "http://" : "") + link)
    }
    guard word.contains("@") else { return nil }
    let start: Substring.Index = word.firstIndex { $0.isASCIILetter || $0.isASCIIDigit } ?? word.startIndex
    let link: Substring = trimmed(word[start...])
    return isMailAddress(link) ? (word[..<start], link, "mailto:" + link) : nil
  }

  /// The address without the punctuation of the sentence around it.
  private static func trimmed(_ text: Substring) -> Substring {
    var text: Substring = text
    while let last = text.last {
      if "?!.,:*_~'\";".contains(last) {
        text.removeLast()
      } else if last == ")", text.count(of: ")") > text.count(of: "(") {
        text.removeLast()
      } else {
        break
      }
    }
    return text
  }

  private static func isMailAddress(_ text: Substring) -> Bool {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else { return false }
    let names = halves[1].split(separator: ".", omittingEmptySubsequences: false)
    return names.count >= 2
      && halves[0].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".-_+".contains($0) }
      && names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".contains($0) }
      }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Substring {
  fileprivate func count(of character: Character) -> Int { reduce(0) { $0 + ($1 == character ? 1 : 0) } }
}

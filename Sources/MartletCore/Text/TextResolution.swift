import Foundation
import MartletPrimitives

/// Turns a text and its environment into what the measurer lays out.
enum TextResolution {
  /// - Parameter date: the time that texts about the time are shown for.
  static func resolve(
    _ text: Text, in environment: EnvironmentValues, date: Date = Date(), pictures: TextPictures? = nil
  ) -> (TextRequest, _ResolvedPaint) {
    var paint = ForegroundStyle()._paint(in: environment, level: 0)
    let found = Self.request(for: text, in: environment, date: date, pictures: pictures)
    var request = found.request
    // A colour that all parts share is the text's: a change of it then needs no layout, and is animated.
    if let shared = request.runs.first?.color, request.runs.allSatisfy({ $0.color == shared }) {
      paint = sharedPaint(of: found.parts, in: environment) ?? _ResolvedPaint(.color(shared))
      for index in request.runs.indices { request.runs[index].color = nil }
    }
    return (request, paint)
  }

  /// What is laid out, with the colours that parts have of their own.
  static func request(
    for text: Text, in environment: EnvironmentValues, date: Date = Date(), pictures: TextPictures? = nil
  ) -> (request: TextRequest, parts: [Text.ShownPart]) {
    let traits = environment.textTraits
    let context = FontContext(environment)
    let base: Font = environment.font ?? .body
    let parts = text.shownParts(in: surroundings(of: text, in: environment, date: date))
    var runs = parts.map { part in
      run(part, base: base, context, traits, environment, pictures)
    }
    if let textCase = traits.textCase {
      for index in runs.indices {
        runs[index].text = textCase.applied(to: runs[index].text, environment.locale)
      }
    }
    let request = TextRequest(
      runs: runs, alignment: alignment(environment.multilineTextAlignment),
      truncation: truncation(environment.truncationMode), lineLimit: environment.lineLimit.map { max($0, 1) },
      lineSpacing: Double(environment.lineSpacing.isFinite ? environment.lineSpacing : 0),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    return (request, parts)
  }

  /// What a text says nothing about is not read from the environment, so that a change of it costs nothing.
  private static func surroundings(
    of text: Text, in environment: EnvironmentValues, date: Date
  ) -> Text.Surroundings {
    guard text.needsLocale else { return Text.Surroundings(locale: Locale(identifier: "en_US_POSIX")) }
    guard text.isFormatted else { return Text.Surroundings(locale: environment.locale) }
    return Text.Surroundings(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone, date: date)
  }

  /// What all parts are painted with, if it is more than a colour.
  private static func sharedPaint(
    of parts: [Text.ShownPart], in environment: EnvironmentValues
  ) -> _ResolvedPaint? {
    var shared: _ResolvedPaint?
    for part in parts {
      var own: _ResolvedPaint?
      search: for change in part.changes {
        switch change {
        case .style(let style):
          own = style._paint(in: environment, level: 0)
          break search
        case .color, .link:
          break search
        default: break
        }
      }
      guard let own, shared == nil || (shared?.paint == own.paint && shared?.treatment == own.treatment)
      else { return nil }
      shared = own
    }
    return shared
  }

  private static func run(
    _ part: Text.ShownPart, base: Font, _ context: FontContext, _ traits: TextTraits,
    _ environment: EnvironmentValues, _ pictures: TextPictures?
  ) -> TextRun {
    // The innermost font wins; what changes a font applies to whichever is used.
    var font: Font = base
    for case .font(let given?) in part.changes {
      font = given
      break
    }
    // The innermost colour wins too; `nil` there asks for the environment's.
    var color: ResolvedColor?
    search: for change in part.changes {
      switch change {
      case .color(let given):
        color = given?.resolved(in: environment)
        break search
      case .style(let style):
        color = style._paint(in: environment, level: 0).color
        break search
      case .link:
        // A link is in the accent colour, whatever colour the text around it has.
        color = Color.accentColor.resolved(in: environment)
        break search
      default: break
      }
    }
    var context = context
    var tracking = traits.tracking
    var kerning = traits.kerning
    var baselineOffset = traits.baselineOffset ?? 0
    var underline = traits.underline
    var strikethrough = traits.strikethrough
    var background: Color?
    var link: URL?
    for change in part.changes.reversed() {
      switch change {
      case .fontChange(let change, let isActive): context.changes.set(change, isActive)
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      case .background(let color): background = color
      case .link(let url): link = url
      case .tracking(let points): tracking = points
      case .kerning(let points): kerning = points
      case .baselineOffset(let points): baselineOffset = points
      case .font, .color, .style: break
      }
    }
    let space = tracking ?? kerning ?? 0
    var run = TextRun(
      text: part.text, font: font.resolved(context), color: color, isUnderlined: underline != nil,
      isStruckThrough: strikethrough != nil, tracking: space.isFinite ? Double(space) : 0,
      baselineOffset: baselineOffset.isFinite ? Double(baselineOffset) : 0)
    run.underlineColor = underline?.color?.resolved(in: environment)
    run.strikethroughColor = strikethrough?.color?.resolved(in: environment)
    run.background = background?.resolved(in: environment)
    run.link = link
    if let image = part.image {
      var inside = environment
      inside.font = font
      inside.textTraits.fontChanges = context.changes
      pictures?.add(image, to: &run, in: inside)
    }
    return run
  }

  private static func alignment(_ alignment: TextAlignment) -> TextLineAlignment {
    switch alignment {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  private static func truncation(_ mode: Text.TruncationMode) -> TextTruncation {
    switch mode {
    case .head: return .head
    case .middle: return .middle
    case .tail: return .tail
    }
  }
}

extension Text.Case {
  func applied(to text: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: return text.uppercased(with: locale)
    case .lowercase: return text.lowercased(with: locale)
    }
  }
}

extension _ResolvedPaint {
  /// The colour for things that can have only one.
  var color: ResolvedColor { paint.singleColor }
}

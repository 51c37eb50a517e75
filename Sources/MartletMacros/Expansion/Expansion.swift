/// What a macro makes: code, or problems that the user is told of.
struct Expansion {
  /// A mistake in the use of a macro.
  struct Problem {
    /// What would put it right, in place of the bytes the problem names.
    struct Fix {
      var message: String
      var replacement: String
    }

    var message: String
    /// Where, in bytes of the macro's source.
    var bytes: Range<Int>
    var fix: Fix?
  }

  var source = ""
  var problems: [Problem] = []

  init(_ source: String) {
    self.source = source
  }

  /// Code that keeps the compiler quiet about what follows from a problem.
  init(_ source: String = "", problems: [Problem]) {
    self.source = source
    self.problems = problems
  }

  /// A problem with the use as a whole.
  init(problem message: String) {
    problems = [Problem(message: message, bytes: 0..<0)]
  }
}

/// Makes a variable an entry of `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var user: User?
/// }
/// ```
///
/// The default value is made each time it is asked for. A variable of an optional type needs none.
///
/// - Source: Apple, "Entry()".
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")

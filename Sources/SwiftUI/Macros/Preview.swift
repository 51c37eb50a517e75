import MartletCore

/// Makes a preview of views.
///
/// `MARTLET_PREVIEW=list` prints the names of an app's previews; with a name in place of `list` the app shows
/// that one in place of its windows.
///
/// - Parameters:
///   - name: what the preview is called; by its file and line if `nil`.
///   - body: the views.
/// - Source: Apple, "Preview(_:body:)".
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Makes a preview of views with traits, such as its size.
///
/// - Parameters:
///   - name: what the preview is called; by its file and line if `nil`.
///   - traits: a trait.
///   - additionalTraits: more traits.
///   - body: the views.
/// - Source: Apple, "Preview(_:traits:_:body:)".
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Marks a variable in the body of a `#Preview` that is to live as long as the preview, such as a `State`.
///
/// ```swift
/// #Preview("Switch") {
///   @Previewable @State var isOn = true
///   Toggle("Lamp", isOn: $isOn)
/// }
/// ```
///
/// - Source: Apple, "Previewable()".
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")

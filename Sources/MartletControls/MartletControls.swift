// Custom controls on nothing but SwiftUI's public API, so that they build with Apple's SwiftUI, too.
import SwiftUI

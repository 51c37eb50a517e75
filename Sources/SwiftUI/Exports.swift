// What `import SwiftUI` brings, as on Apple's platforms: the views, and the modules that code relies on.
// CoreGraphics is the one that is not named: its names are all in MartletPrimitives.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import MartletControlKit
@_exported import MartletCore
@_exported import MartletFoundation
@_exported import MartletGestures
@_exported import MartletLayout
@_exported import MartletPrimitives
@_exported import Observation
@_exported import UniformTypeIdentifiers

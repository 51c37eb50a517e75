// What `import CoreGraphics` brings: the names of Apple's module, and nothing else of the engine's.
// CGFloat, CGPoint, CGSize, CGRect and CGRectEdge are Foundation's on Linux.
@_exported import Foundation

@_exported import func MartletPrimitives.CGColorSpaceCreateDeviceGray
@_exported import func MartletPrimitives.CGColorSpaceCreateDeviceRGB
@_exported import func MartletPrimitives.CGPointMake
@_exported import func MartletPrimitives.CGRectMake
@_exported import func MartletPrimitives.CGSizeMake
@_exported import func MartletPrimitives.CGVectorMake
@_exported import class MartletPrimitives.CGColor
@_exported import class MartletPrimitives.CGColorSpace
@_exported import class MartletPrimitives.CGMutablePath
@_exported import class MartletPrimitives.CGPath
@_exported import enum MartletPrimitives.CGColorSpaceModel
@_exported import enum MartletPrimitives.CGLineCap
@_exported import enum MartletPrimitives.CGLineJoin
@_exported import enum MartletPrimitives.CGPathElementType
@_exported import enum MartletPrimitives.CGPathFillRule
@_exported import struct MartletPrimitives.CGAffineTransform
@_exported import struct MartletPrimitives.CGAffineTransformComponents
@_exported import struct MartletPrimitives.CGPathElement
@_exported import struct MartletPrimitives.CGVector
@_exported import typealias MartletPrimitives.CGPathApplierFunction
@_exported import typealias MartletPrimitives.CGPathApplyBlock
@_exported import class MartletPrimitives.CGContext
@_exported import class MartletPrimitives.CGDataConsumer
@_exported import class MartletPrimitives.CGDataProvider
@_exported import class MartletPrimitives.CGImage
@_exported import enum MartletPrimitives.CGBlendMode
@_exported import enum MartletPrimitives.CGColorRenderingIntent
@_exported import enum MartletPrimitives.CGImageAlphaInfo
@_exported import enum MartletPrimitives.CGInterpolationQuality
@_exported import enum MartletPrimitives.CGPathDrawingMode
@_exported import struct MartletPrimitives.CGBitmapInfo
@_exported import typealias MartletPrimitives.CFData
@_exported import typealias MartletPrimitives.CFDictionary
@_exported import typealias MartletPrimitives.CFMutableData
@_exported import typealias MartletPrimitives.CFString
@_exported import typealias MartletPrimitives.CFURL
@_exported import var MartletPrimitives.kCGPDFContextMediaBox

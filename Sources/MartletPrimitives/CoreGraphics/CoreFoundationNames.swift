import Foundation

// Code for Apple's systems hands such values to CoreGraphics with `as CFURL` and the like. There they are the same
// objects as Foundation's, so here they are its classes by another name.

/// An address, as CoreGraphics' functions take it: `url as CFURL`.
public typealias CFURL = NSURL
/// A dictionary, as CoreGraphics' functions take it.
public typealias CFDictionary = NSDictionary
/// Bytes, as CoreGraphics' functions take and give them: `data as CFData`.
public typealias CFData = NSData
/// Bytes that can be added to.
public typealias CFMutableData = NSMutableData
/// A string, as CoreGraphics' functions take it.
public typealias CFString = NSString

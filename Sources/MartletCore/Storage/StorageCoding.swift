import Foundation

/// How values of a type are put into a property list, and taken out.
struct StorageCoding<Value> {
  let decode: (Any) -> Value?
  /// `nil` removes the key.
  let encode: (Value) -> Any?
}

extension StorageCoding where Value == Bool {
  /// Other programs may have written a number.
  static var bool: Self { Self(decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 }) }
}

extension StorageCoding where Value == Int {
  static var int: Self { Self(decode: { $0 as? Int }, encode: { $0 }) }
}

extension StorageCoding where Value == Double {
  /// A whole number in the file may have been written as an integer.
  static var double: Self { Self(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 }) }
}

extension StorageCoding where Value == String {
  static var string: Self { Self(decode: { $0 as? String }, encode: { $0 }) }
}

extension StorageCoding where Value == URL {
  static var url: Self {
    Self(decode: { ($0 as? String).flatMap(URL.init(string:)) }, encode: { $0.absoluteString })
  }
}

extension StorageCoding where Value == Data {
  static var data: Self { Self(decode: { $0 as? Data }, encode: { $0 }) }
}

extension StorageCoding where Value == Date {
  static var date: Self { Self(decode: { $0 as? Date }, encode: { $0 }) }
}

extension StorageCoding {
  /// A value by its raw one.
  static func raw<Raw>(_ coding: StorageCoding<Raw>) -> Self
  where Value: RawRepresentable, Value.RawValue == Raw {
    Self(
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }

  /// A value or none.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
  }
}

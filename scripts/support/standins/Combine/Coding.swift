import Foundation

// What takes values apart and puts them together, by which publishers do.

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

internal import Foundation

/// The XML of property lists.
///
/// Foundation writes none with truth values in a program that it is linked with statically, as
/// `mica-project` is where it is installed.
enum PropertyListText {
  /// Returns a property list as XML. Values that no list can have are left out.
  static func data(of values: [String: Any]) -> Data {
    let heading = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    return Data((heading + (element(of: values) ?? "") + "</plist>\n").utf8)
  }

  private static func element(of value: Any) -> String? {
    switch value {
    case let text as String: "<string>\(escaped(text))</string>\n"
    case let truth as Bool: truth ? "<true/>\n" : "<false/>\n"
    case let number as Int: "<integer>\(number)</integer>\n"
    case let number as Double: "<real>\(number)</real>\n"
    case let number as NSNumber: "<real>\(number.doubleValue)</real>\n"
    case let date as Date: "<date>\(date.formatted(.iso8601))</date>\n"
    case let data as Data: "<data>\(data.base64EncodedString())</data>\n"
    case let list as [Any]: "<array>\n\(list.compactMap(element).joined())</array>\n"
    case let values as [String: Any]:
      "<dict>\n"
        + values.sorted { $0.key < $1.key }.compactMap { key, value in
          element(of: value).map { "<key>\(escaped(key))</key>\n\($0)" }
        }.joined() + "</dict>\n"
    default: nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

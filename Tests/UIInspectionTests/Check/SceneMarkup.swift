/// The elements of the scenes that tests of `mica check` write.
protocol SceneMarkup {}

extension SceneMarkup {
  func element(
    _ kind: String, _ id: String, _ attributes: String = "", _ frame: String = "20,100,200,40",
    _ content: String = ""
  ) -> String {
    let numbers = frame.split(separator: ",")
    return """
      <\(kind) contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/>\(content)</\(kind)>
      """
  }

  func place(_ id: String, y: Int = 100) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="20" id="\(id)-x"/><constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="\(y)" id="\(id)-y"/>
    """
  }

  func length(_ id: String, _ attribute: String, _ constant: Int, _ name: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" id="\(name)"/>
    """
  }

  func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"to-\(id)\"/>"
  }

  /// Returns constraints that tie sides of a view to the same sides of another one.
  static func tie(_ id: String, _ other: String, _ sides: [String]) -> String {
    sides.map {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"\(other)\" "
        + "secondAttribute=\"\($0)\" id=\"\(id)-\($0)\"/>"
    }.joined()
  }
}

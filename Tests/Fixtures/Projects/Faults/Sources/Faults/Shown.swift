import UIKit
public final class Shown: UIView {
  @objc func tap() {}
  public var selector: Selector { #selector(tap) }
  #if os(iOS)
    public let system = "iOS"
  #endif
}

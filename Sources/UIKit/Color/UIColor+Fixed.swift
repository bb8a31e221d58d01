internal import Foundation

extension UIColor {
  private static let shared = (
    black: UIColor(white: 0, alpha: 1), darkGray: UIColor(white: 1 / 3, alpha: 1),
    lightGray: UIColor(white: 2 / 3, alpha: 1), white: UIColor(white: 1, alpha: 1),
    gray: UIColor(white: 0.5, alpha: 1), clear: UIColor(white: 0, alpha: 0),
    red: UIColor(red: 1, green: 0, blue: 0, alpha: 1), green: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
    blue: UIColor(red: 0, green: 0, blue: 1, alpha: 1), cyan: UIColor(red: 0, green: 1, blue: 1, alpha: 1),
    yellow: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
    magenta: UIColor(red: 1, green: 0, blue: 1, alpha: 1),
    orange: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
    purple: UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1),
    brown: UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  )

  /// The colour with a white component of 0.
  public class var black: UIColor { shared.black }
  /// The colour with a white component of 1/3.
  public class var darkGray: UIColor { shared.darkGray }
  /// The colour with a white component of 2/3.
  public class var lightGray: UIColor { shared.lightGray }
  /// The colour with a white component of 1.
  public class var white: UIColor { shared.white }
  /// The colour with a white component of 0.5.
  public class var gray: UIColor { shared.gray }
  /// The colour with red 1, green 0 and blue 0.
  public class var red: UIColor { shared.red }
  /// The colour with red 0, green 1 and blue 0.
  public class var green: UIColor { shared.green }
  /// The colour with red 0, green 0 and blue 1.
  public class var blue: UIColor { shared.blue }
  /// The colour with red 0, green 1 and blue 1.
  public class var cyan: UIColor { shared.cyan }
  /// The colour with red 1, green 1 and blue 0.
  public class var yellow: UIColor { shared.yellow }
  /// The colour with red 1, green 0 and blue 1.
  public class var magenta: UIColor { shared.magenta }
  /// The colour with red 1, green 0.5 and blue 0.
  public class var orange: UIColor { shared.orange }
  /// The colour with red 0.5, green 0 and blue 0.5.
  public class var purple: UIColor { shared.purple }
  /// The colour with red 0.6, green 0.4 and blue 0.2.
  public class var brown: UIColor { shared.brown }
  /// The colour black with an opacity of 0.
  public class var clear: UIColor { shared.clear }

  /// Returns the fixed colour with a name such as `redColor`.
  static func fixed(named name: String) -> UIColor? {
    switch name {
    case "blackColor": black
    case "darkGrayColor": darkGray
    case "lightGrayColor": lightGray
    case "whiteColor": white
    case "grayColor": gray
    case "redColor": red
    case "greenColor": green
    case "blueColor": blue
    case "cyanColor": cyan
    case "yellowColor": yellow
    case "magentaColor": magenta
    case "orangeColor": orange
    case "purpleColor": purple
    case "brownColor": brown
    case "clearColor": clear
    default: nil
    }
  }
}

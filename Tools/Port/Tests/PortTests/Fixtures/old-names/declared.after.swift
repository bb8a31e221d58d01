import UIKit

enum UITableViewStyle { case round }
struct Text {
  let characters: [Character], childViewControllers = 1
  let style = UITableViewStyle.round
  func rangeAt(_ index: Int) -> Int { index }
  func use(_ other: Text) -> Int { other.characters.count + other.rangeAt(1) + other.childViewControllers }
}

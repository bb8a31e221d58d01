import UIKit
let window = UIWindow()

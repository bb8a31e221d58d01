import Screens
import UIKit

let controller = GreetingController()
controller.loadViewIfNeeded()
print(controller.title ?? "", GreetingController.length)

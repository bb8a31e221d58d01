import UIKit

class Store: ObservableObject {
  @Published var count = 0 // line
  let center = UNUserNotificationCenter.current()
  let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
}
struct UNITS {}
let second = Second()

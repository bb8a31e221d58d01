import Foundation

struct UNUser {}
let user = UNUser(), section = Section(), center = UNCenter.current

import Foundation

final class Gate: NSRecursiveLock {}
let defaults = UserDefaults.standard
defaults.set(nil, forKey: "a")
defaults.set(1, forKey: "a"); cache.set(nil, forKey: "a")
table.setObject(value, forKey: path as NSCopying)
let value = table[path as NSCopying], copied = path as NSCopying  // line

import CoreFoundation; import Foundation

final class Gate: NSRecursiveLock {}
let defaults = UserDefaults.standard
defaults.removeObject(forKey: "a")
defaults.set(1, forKey: "a"); cache.set(nil, forKey: "a")
table.setObject(value, forKey: path)
let value = table[path], copied = path as NSCopying  // line

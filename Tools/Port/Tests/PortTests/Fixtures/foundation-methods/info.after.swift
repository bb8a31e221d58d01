import AppleFoundation; import Foundation

let version = Bundle.main.object(forKeyOfInfo: "CFBundleShortVersionString") as? String

#if true
#if true && !false
typealias PlatformColor = UIColor
#endif
#endif

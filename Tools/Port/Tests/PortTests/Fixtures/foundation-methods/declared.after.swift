struct Locale { static let current = Locale() }
struct DateFormatter {}
let here = Locale.current
let formatter = DateFormatter()
func text(locale: Locale = .current) {}

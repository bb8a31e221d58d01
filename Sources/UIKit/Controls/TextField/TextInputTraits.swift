public import Foundation
internal import InterfaceBuilder

/// How a keyboard behaves for what is being edited. Every property
/// has a default, for those who have no keyboard's wishes.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots, and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

// Setting one that a class does not have does nothing.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { get { .sentences } set {} }
  public var autocorrectionType: UITextAutocorrectionType { get { .default } set {} }
  public var spellCheckingType: UITextSpellCheckingType { get { .default } set {} }
  public var smartQuotesType: UITextSmartQuotesType { get { .default } set {} }
  public var smartDashesType: UITextSmartDashesType { get { .default } set {} }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { .default } set {} }
  public var keyboardType: UIKeyboardType { get { .default } set {} }
  public var keyboardAppearance: UIKeyboardAppearance { get { .default } set {} }
  public var returnKeyType: UIReturnKeyType { get { .default } set {} }
  public var enablesReturnKeyAutomatically: Bool { get { false } set {} }
  public var isSecureTextEntry: Bool { get { false } set {} }
  public var textContentType: UITextContentType! { get { nil } set {} }
  public var passwordRules: UITextInputPasswordRules? { get { nil } set {} }
  public var inlinePredictionType: UITextInlinePredictionType { get { .default } set {} }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { get { .default } set {} }
  public var writingToolsBehavior: UIWritingToolsBehavior { get { .default } set {} }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get { .default } set {} }
}

/// What a keyboard that proposes passwords must keep to. None is proposed here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in the words of Apple's notation, such as "required: upper; minlength: 8;".
  public final let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is typed in capitals: nothing, the first letters of words or of sentences, or all.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Kept for the app: nothing is corrected; `no` takes the bar above the keys away.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Kept for the app, as the next three: what is typed stays as it is.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
  /// `default` follows the surroundings.
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// Of these numbers, phones, decimals and digits alone have a pad of large keys.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text is, so that the system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// Whether the keyboard goes on with what is typed, and with what a sum comes to.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// How much of the writing tools a text has.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

/// What writing tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let `default`: UIWritingToolsResultOptions = []
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}

extension UITextInputTraits {
  /// Reads the `textInputTraits` of an element.
  func decodeTraits(_ nib: NibCoder) {
    guard let element = nib.object.child(named: "textInputTraits") else { return }
    func pick<Value>(_ name: String, _ values: [String: Value]) -> Value? {
      element.attributes[name].flatMap { values[$0] }
    }
    if let value = pick(
      "autocapitalizationType",
      ["none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters])
    {
      autocapitalizationType = value
    }
    if let value = pick("autocorrectionType", ["no": UITextAutocorrectionType.no, "yes": .yes]) {
      autocorrectionType = value
    }
    if let value = pick("spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes]) {
      spellCheckingType = value
    }
    if let value = pick("smartQuotesType", ["no": UITextSmartQuotesType.no, "yes": .yes]) {
      smartQuotesType = value
    }
    if let value = pick("smartDashesType", ["no": UITextSmartDashesType.no, "yes": .yes]) {
      smartDashesType = value
    }
    if let value = pick("smartInsertDeleteType", ["no": UITextSmartInsertDeleteType.no, "yes": .yes]) {
      smartInsertDeleteType = value
    }
    if let value = pick(
      "keyboardAppearance", ["alert": UIKeyboardAppearance.dark, "dark": .dark, "light": .light])
    {
      keyboardAppearance = value
    }
    if let value = pick("keyboardType", UIKeyboardType.nibNames) { keyboardType = value }
    if let value = pick("returnKeyType", UIReturnKeyType.nibNames) { returnKeyType = value }
    if let value = element.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = value }
    if let value = element.bool("secureTextEntry") { isSecureTextEntry = value }
    if let value = element.attributes["textContentType"] {
      textContentType = UITextContentType(rawValue: value)
    }
  }
}

extension UIKeyboardType {
  static let nibNames: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIReturnKeyType {
  static let nibNames: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send, "yahoo": .yahoo, "done": .done, "emergency-call": .emergencyCall, "continue": .continue,
  ]
}

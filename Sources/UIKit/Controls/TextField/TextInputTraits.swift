public import Foundation
internal import InterfaceBuilder

/// How a keyboard behaves for what is being edited. Every property
/// has a default, for those who have no keyboard's wishes.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Where the keyboard on the screen shifts by itself; `sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// `no` takes the bar above the keys of the screen away. Nothing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Kept for the app: no spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Kept for the app: straight quotes stay straight.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Kept for the app: two hyphens stay two hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Kept for the app: no spaces are added or taken away.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys the keyboard on the screen has.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard on the screen is light or dark; `default` is as its surroundings.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key of the keyboard on the screen says; what it does is the text's own affair.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots, and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// What the text is; nil for any. Kept for the app: nothing is filled in.
  var textContentType: UITextContentType! { get set }
  /// What a proposed password must keep to. Kept for the app: none is proposed.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Kept for the app: nothing here guesses words.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Kept for the app: nothing here works out sums.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// Kept for the app: there are no writing tools.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// Kept for the app: there are no writing tools.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

// Setting one that a class does not have does nothing.
extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { get { .sentences } set {} }
  /// The system's choice, which corrects nothing.
  public var autocorrectionType: UITextAutocorrectionType { get { .default } set {} }
  /// The system's choice, which checks nothing.
  public var spellCheckingType: UITextSpellCheckingType { get { .default } set {} }
  /// The system's choice, which changes nothing.
  public var smartQuotesType: UITextSmartQuotesType { get { .default } set {} }
  /// The system's choice, which changes nothing.
  public var smartDashesType: UITextSmartDashesType { get { .default } set {} }
  /// The system's choice, which changes nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { .default } set {} }
  /// Letters, with digits and signs behind a key.
  public var keyboardType: UIKeyboardType { get { .default } set {} }
  /// As the surroundings.
  public var keyboardAppearance: UIKeyboardAppearance { get { .default } set {} }
  /// "return".
  public var returnKeyType: UIReturnKeyType { get { .default } set {} }
  /// False: return always does something.
  public var enablesReturnKeyAutomatically: Bool { get { false } set {} }
  /// False: the text is shown.
  public var isSecureTextEntry: Bool { get { false } set {} }
  /// Nil, for any text.
  public var textContentType: UITextContentType! { get { nil } set {} }
  /// Nil, for no rules.
  public var passwordRules: UITextInputPasswordRules? { get { nil } set {} }
  /// The system's choice, which guesses nothing.
  public var inlinePredictionType: UITextInlinePredictionType { get { .default } set {} }
  /// The system's choice, which works nothing out.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { get { .default } set {} }
  /// The system's choice, which offers nothing.
  public var writingToolsBehavior: UIWritingToolsBehavior { get { .default } set {} }
  /// The system's choice, which is no option.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get { .default } set {} }
}

/// What a keyboard that proposes passwords must keep to. None is proposed here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in the words of Apple's notation, such as "required: upper; minlength: 8;".
  public final let passwordRulesDescriptor: String

  /// Rules that are kept as they are written, whether they can be read or not.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// The rules themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is typed in capitals: nothing, the first letters of words or of sentences, or all.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Kept for the app: nothing is corrected; `no` takes the bar above the keys away.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Kept for the app, as the next three: what is typed stays as it is.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes that are typed straight become curly ones. Kept for the app.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens that are typed in a row become dashes. Kept for the app.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces around what is pasted or cut are put right. Kept for the app.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// `default` follows the surroundings.
  case `default`, dark, light
  /// The dark look, by its name before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// Of these numbers, phones, decimals and digits alone have a pad of large keys.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The letters with @ and a point, with @ and # (`twitter`) or a point (`webSearch`) beside the space bar.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The key says "return" for `default`, "search" for `google` and `yahoo`; `default`, `next` and
  /// `continue` do not stand out.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text is, so that the system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name as documents and Apple's own values have it, such as "given-name".
  public let rawValue: String
  /// A kind by its name; any name is one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person. As all below, kept for the app: nothing is filled in here.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the last one.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name, as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The name by which friends call a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a person does in an organization.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or another organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as a point of interest or an address, in words.
  public static let location = UITextContentType(rawValue: "location")
  /// A postal address in all its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address: street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address, such as a floor.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// City and state of an address in one field.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city, such as a quarter.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country, or of a region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number; it has no effect on `keyboardType`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address; it has no effect on `keyboardType`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address; it has no effect on `keyboardType`.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name, or mail address, of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that exists. Whether it is shown is `isSecureTextEntry`'s to say.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen. None is proposed here.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that a message brings, to sign in once. Messages are not read here.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The whole name on a payment card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a payment card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a payment card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The last name on a payment card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The three or four digits that secure a payment card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The month and year until which a payment card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month alone.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year alone.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a payment card, such as the name of its network.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A date of birth in one field.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date, a time, or a span of them.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel on its way.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a built-in SIM card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a phone itself.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// Whether the keyboard goes on with what is typed, and with what a sum comes to.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether the keyboard says what a sum comes to. Kept for the app.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// How much of the writing tools a text has.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

/// What writing tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// One bit a kind, as in UIKit's headers; 0 leaves the choice to the system.
  public let rawValue: UInt
  /// Kinds of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No kind is named: the system chooses.
  public static let `default`: UIWritingToolsResultOptions = []
  /// Text without looks.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with looks.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists; they come with `richText`.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables; they come with `richText`.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// What pieces of a text are meant as, in place of how they look.
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

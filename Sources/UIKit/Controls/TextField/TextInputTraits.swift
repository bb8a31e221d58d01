public import Foundation
internal import InterfaceBuilder

/// The traits of text input, which determine the behaviour of the keyboard. Every property has a default
/// implementation, so that conforming types need not implement them.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The capitalisation of the on-screen keyboard. The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection. `no` hides the bar above the on-screen keyboard.
  ///
  /// - Note: Text is never corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Stored only. The spell checking; no spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Stored only. The conversion of straight quotes, which remain straight.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Stored only. The conversion of hyphens to dashes; two hyphens remain two hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Stored only. The adjustment of spaces; none are inserted or deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of the on-screen keyboard, which determines its keys.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the on-screen keyboard, light or dark; `default` follows the interface style.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key on the on-screen keyboard. It does not affect the key's function.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that determines whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that determines whether the text is shown as dots and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// Stored only. The semantic meaning of the text, or `nil` for any. Unavailable on Linux: there is no
  /// automatic filling.
  var textContentType: UITextContentType! { get set }
  /// Stored only. The requirements for proposed passwords. Unavailable on Linux: there is no automatic
  /// filling.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Stored only. The inline prediction; no words are predicted.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Stored only. The completion of mathematical expressions; none are completed.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// Stored only. The behaviour of Writing Tools. Unavailable on Linux: there are no Writing Tools.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// Stored only. The content that Writing Tools may insert. Unavailable on Linux: there are no Writing
  /// Tools.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

// Setting a property that a class does not implement does nothing.
extension UITextInputTraits {
  /// Returns `sentences`; setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Returns `default`, a keyboard of letters with digits and punctuation behind a key; setting it does
  /// nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Returns `default`, which follows the interface style; setting it does nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Returns `default`, which is labelled "return"; setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// A Boolean value that enables the return key with the text. Returns `false`; setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that hides the text. Returns `false`; setting it does nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Returns `nil`; setting it does nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Returns `nil`; setting it does nothing.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// Returns `default`; setting it does nothing.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// Returns the empty set; setting it does nothing.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { .default }
    set {}
  }
}

/// The requirements for passwords that a keyboard proposes.
///
/// - Note: No passwords are proposed.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's notation, such as "required: upper; minlength: 8;".
  public final let passwordRulesDescriptor: String

  /// Creates rules from a descriptor, which is stored without validation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the object itself, since it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The automatic capitalisation: none, the first letter of words or of sentences, or all letters.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// The autocorrection. Text is never corrected; `no` hides the bar above the on-screen keyboard.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The spell checking of a text.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The automatic conversion of straight quotes to curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// The automatic conversion of consecutive hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// The automatic adjustment of spaces around pasted or cut text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// The appearance of the on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// `default` follows the interface style.
  case `default`, dark, light
  /// The dark appearance, by its name from before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The type of the on-screen keyboard, which determines its keys.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Among the types for numbers, only those for phone numbers, decimals and digits have a pad of large keys.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Letters with @ and a period; with @ and # (`twitter`) or a period (`webSearch`) beside the space bar.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The type of the return key, which determines its label.
public enum UIReturnKeyType: Int, Sendable {
  /// The label is "return" for `default`, "search" for `google` and `yahoo`; `default`, `next` and `continue`
  /// are not emphasised.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The semantic meaning of a text, for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, as in documents and in Apple's own values, such as "given-name".
  public let rawValue: String
  /// Creates a content type from any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix of a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as a point of interest or an address, in words.
  public static let location = UITextContentType(rawValue: "location")
  /// A full postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address: street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address, such as a floor.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and state of an address in one field.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city, such as a district.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number. It does not affect `keyboardType`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address. It does not affect `keyboardType`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address. It does not affect `keyboardType`.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name or email address of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account. Whether it is visible is determined by `isSecureTextEntry`.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  ///
  /// - Note: No password is proposed.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code from a message.
  ///
  /// - Note: Messages are not read.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The full name on a payment card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a payment card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a payment card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a payment card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The three- or four-digit security code of a payment card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The month and year in which a payment card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a payment card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a payment card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The type of a payment card, such as the name of its network.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A date of birth in one field.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date, a time, or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The identifier of a built-in SIM card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a cellular device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// The inline prediction of the keyboard, for words and for mathematical expressions.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// The completion of mathematical expressions by the keyboard.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// The extent of Writing Tools for a text.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

/// The content that Writing Tools may insert into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the options, as in UIKit's headers; 0 leaves the choice to the system.
  public let rawValue: UInt
  /// Creates options from the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No option: the system chooses.
  public static let `default`: UIWritingToolsResultOptions = []
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists, along with ``richText``.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables, along with ``richText``.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Presentation intents in place of attributes for the appearance.
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
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ])
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

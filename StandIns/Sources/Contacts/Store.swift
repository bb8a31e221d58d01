public import Foundation

// Contacts of a user who shows them to no app. Those that a program makes can be read and formatted.

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactType: Int, Sendable { case person, organization }

public let CNErrorDomain = "CNErrorDomain"
public struct CNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// Returns the word of a label, in English.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
      ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}

open class CNPostalAddress: NSObject {
  open fileprivate(set) var street = "", city = "", state = "", postalCode = "", country = ""
  open fileprivate(set) var isoCountryCode = ""
}
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}

open class CNContact: NSObject {
  public let identifier = UUID().uuidString
  open fileprivate(set) var contactType = CNContactType.person
  open fileprivate(set) var givenName = "", middleName = "", familyName = "", nickname = ""
  open fileprivate(set) var organizationName = "", jobTitle = "", note = ""
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open func isKeyAvailable(_ key: String) -> Bool { true }
}
open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey as NSString
  }
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// A store that the user lets no program read.
open class CNContactStore: NSObject {
  private nonisolated(unsafe) static var isAsked = false
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    isAsked ? .denied : .notDetermined
  }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Self.isAsked = true
    DispatchQueue.global().async { completionHandler(false, CNError(code: .authorizationDenied)) }
  }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(code: .authorizationDenied) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(code: .authorizationDenied) }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(code: .authorizationDenied) }
}
extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

public import Foundation
public import UIKit

// The App Store on a device that reaches no store, and whose user may not pay: requests fail with Apple's
// codes, and nothing is ever bought.

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let clientInvalid = Code.clientInvalid
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentInvalid = Code.paymentInvalid
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
}

public func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request that fails, since there is no store.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  open func start() {
    isCancelled = false
    DispatchQueue.main.async { [self] in
      guard !isCancelled else { return }
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }
  open func cancel() { isCancelled = true }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsRequest: SKRequest {
  public let productIdentifiers: Set<String>
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

open class SKReceiptRefreshRequest: SKRequest {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties: [String: Any]? = nil) { self.receiptProperties = receiptProperties }
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKProduct: NSObject {
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isDownloadable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var paymentMode: PaymentMode { .payAsYouGo }
}

open class SKPayment: NSObject {
  open var productIdentifier = ""
  open var quantity = 1
  open var applicationUsername: String?
  public override init() { super.init() }
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}
open class SKMutablePayment: SKPayment {}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
  init(_ payment: SKPayment) { self.payment = payment }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of payments, each of which fails, since the user may not pay.
open class SKPaymentQueue: NSObject {
  private nonisolated(unsafe) static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { false }

  private final class Observer {
    weak var object: (any SKPaymentTransactionObserver)?
    init(_ object: any SKPaymentTransactionObserver) { self.object = object }
  }
  private var observers: [Observer] = []
  open private(set) var transactions: [SKPaymentTransaction] = []
  open var storefront: SKStorefront? { nil }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Observer(observer)) }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }
  open func add(_ payment: SKPayment) {
    let failed = SKPaymentTransaction(payment)
    transactions.append(failed)
    tell { $0.paymentQueue(self, updatedTransactions: [failed]) }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }
  open func restoreCompletedTransactions() {
    tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
  }
  open func restoreCompletedTransactions(withApplicationUsername name: String?) {
    restoreCompletedTransactions()
  }
  private func tell(_ body: @escaping (any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async { [self] in observers.compactMap(\.object).forEach(body) }
  }
}

open class SKStorefront: NSObject {
  open var countryCode: String { "USA" }
  open var identifier: String { "" }
}

/// The question for a review, which the system need not show, and never shows here.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The page of a product, which cannot be loaded.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system), label = UILabel()
    button.setTitle("Cancel", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
      }, for: .touchUpInside)
    (label.text, label.textColor) = ("Cannot Connect to App Store", .secondaryLabel)
    for part in [button, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { block?(false, SKError(.unknown)) }
  }
}

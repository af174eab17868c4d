// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of StoreKit, as far as they tell the type of an argument or a value.
  static let storeKit: StaticString = #"""
    struct AppTransaction {
      var appID, appVersionID: UInt64?
      var appVersion, bundleID, originalAppVersion: String
      var deviceVerification, jsonRepresentation: Data
      var deviceVerificationNonce: UUID
      var originalPurchaseDate, signedDate: Date
      var preorderDate: Date?
    }
    struct AutomaticProductPlaceholderIcon: View {}
    struct AutomaticSubscriptionStoreMarketingContent: View {}
    enum EntitlementTaskState<Value> {
      var transaction: VerificationResult<Transaction>?
      func flatMap<NewValue>(_ transform: (Value) -> EntitlementTaskState<NewValue>) -> EntitlementTaskState<NewValue>
      func map<NewValue>(_ transform: (Value) -> NewValue) -> EntitlementTaskState<NewValue>
    }
    enum ExternalPurchase {
      enum NoticeResult {
        case continuedWithExternalPurchaseToken(token: String)
      }
    }
    struct Message {
      var reason: Message.Reason
      struct Messages: AsyncSequence {
        typealias Element = Message
        struct AsyncIterator {
          typealias Element = Message.Messages.Element
        }
      }
      struct Reason: RawRepresentable {
        var localizedDescription: String
      }
    }
    struct PaymentMethodBinding: Identifiable {
      var id: String
      enum PaymentMethodBindingError: LocalizedError {
        var errorDescription, failureReason, recoverySuggestion: String?
      }
    }
    struct Product: Identifiable {
      var currentEntitlement, latestTransaction: VerificationResult<Transaction>?
      var displayName, displayPrice, id: String
      var jsonRepresentation: Data
      var price: Decimal
      var subscription: Product.SubscriptionInfo?
      var subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle
      var type: Product.ProductType
      enum CollectionTaskState {
        var products: [Product]?
      }
      struct ProductType: RawRepresentable {
        var localizedDescription: String
      }
      enum PurchaseError: LocalizedError {
        var errorDescription, failureReason, recoverySuggestion: String?
      }
      struct PurchaseOption {
        static func onStorefrontChange(shouldContinuePurchase: (Storefront) -> Bool) -> Product.PurchaseOption
      }
      struct SubscriptionInfo {
        var groupDisplayName, subscriptionGroupID: String
        var groupLevel: Int
        var introductoryOffer: Product.SubscriptionOffer?
        var promotionalOffers: [Product.SubscriptionOffer]
        var subscriptionPeriod: Product.SubscriptionPeriod
        struct RenewalInfo {
          var autoRenewPreference, offerID: String?
          var currentProductID, environmentStringRepresentation: String
          var deviceVerification, jsonRepresentation: Data
          var deviceVerificationNonce: UUID
          var expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
          var gracePeriodExpirationDate, renewalDate: Date?
          var originalTransactionID: UInt64
          var priceIncreaseStatus: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus
          var recentSubscriptionStartDate, signedDate: Date
          struct ExpirationReason: RawRepresentable {
            var localizedDescription: String
          }
          enum PriceIncreaseStatus {
            var localizedDescription: String
          }
        }
        struct RenewalState: RawRepresentable {
          var localizedDescription: String
        }
        struct Status {
          var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
          var state: Product.SubscriptionInfo.RenewalState
          var transaction: VerificationResult<Transaction>
          struct Statuses: AsyncSequence {
            typealias Element = Product.SubscriptionInfo.Status
            struct AsyncIterator {
              typealias Element = Product.SubscriptionInfo.Status.Statuses.Element
            }
          }
        }
      }
      struct SubscriptionOffer {
        var displayPrice: String
        var id: String?
        var paymentMode: Product.SubscriptionOffer.PaymentMode
        var period: Product.SubscriptionPeriod
        var periodCount: Int
        var price: Decimal
        var type: Product.SubscriptionOffer.OfferType
        struct OfferType: RawRepresentable {
          var localizedDescription: String
        }
        struct PaymentMode: RawRepresentable {
          var localizedDescription: String
        }
        struct Signature {
          var keyID: String
          var nonce: UUID
          var signature: Data
          var timestamp: Int
        }
      }
      struct SubscriptionPeriod {
        var unit: Product.SubscriptionPeriod.Unit
        var value: Int
        func dateRange(referenceDate: Date = _) -> Range<Date>
        enum Unit {
          var localizedDescription: String
          struct FormatStyle {
            func format(_ value: Product.SubscriptionPeriod.Unit) -> String
            func locale(_ locale: Locale) -> Product.SubscriptionPeriod.Unit.FormatStyle
          }
        }
      }
      struct SubscriptionRelationship {
        typealias Element = Product.SubscriptionRelationship
      }
      enum TaskState {
        var product: Product?
      }
    }
    enum ProductIconPhase {
      var error: Error?
    }
    struct ProductView<Icon: View, PlaceholderIcon: View>: View {
      init(_ product: Product, @Builder icon: (ProductIconPhase) -> Icon)
      init(id: Product.ID, @Builder icon: (ProductIconPhase) -> Icon, @Builder placeholderIcon: () -> PlaceholderIcon)
    }
    struct ProductViewStyleConfiguration {
      var product: Product?
      struct Icon: View {}
    }
    struct PurchaseIntent {
      var product: Product
      struct PurchaseIntents: AsyncSequence {
        typealias Element = PurchaseIntent
        struct AsyncIterator {
          typealias Element = PurchaseIntent.PurchaseIntents.Element
        }
      }
    }
    class SKAdImpression {
      var adCampaignIdentifier, advertisedAppStoreItemIdentifier, sourceAppStoreItemIdentifier, sourceIdentifier, timestamp: NSNumber
      var adDescription, adPurchaserName, adType: String?
      var adImpressionIdentifier, adNetworkIdentifier, signature, version: String
    }
    class SKMutablePayment: SKPayment {
      var applicationUsername: String?
      var paymentDiscount: SKPaymentDiscount?
      var productIdentifier: String
      var quantity: Int
    }
    extension SKOverlay {
      class AppClipConfiguration {
        var campaignToken, customProductPageIdentifier, latestReleaseID, providerToken: String?
      }
      class AppConfiguration {
        var appIdentifier: String
        var campaignToken, customProductPageIdentifier, latestReleaseID, providerToken: String?
      }
      class TransitionContext {
        var endFrame, startFrame: CGRect
      }
    }
    class SKPayment {
      var applicationUsername: String?
      var paymentDiscount: SKPaymentDiscount?
      var productIdentifier: String
      var quantity: Int
    }
    class SKPaymentDiscount {
      var identifier, keyIdentifier, signature: String
      var timestamp: NSNumber
    }
    class SKPaymentQueue {
      var storefront: SKStorefront?
      var transactions: [SKPaymentTransaction]
    }
    class SKPaymentTransaction {
      var payment: SKPayment
      var transactionDate: Date?
      var transactionIdentifier: String?
    }
    class SKProduct {
      var discounts: [SKProductDiscount]
      var downloadContentLengths: [NSNumber]
      var downloadContentVersion, localizedDescription, localizedTitle, productIdentifier: String
      var introductoryPrice: SKProductDiscount?
      var price: NSDecimalNumber
      var subscriptionGroupIdentifier: String?
      var subscriptionPeriod: SKProductSubscriptionPeriod?
    }
    class SKProductDiscount {
      var identifier: String?
      var numberOfPeriods: Int
      var price: NSDecimalNumber
      var subscriptionPeriod: SKProductSubscriptionPeriod
    }
    class SKProductSubscriptionPeriod {
      var numberOfUnits: Int
    }
    class SKProductsResponse {
      var invalidProductIdentifiers: [String]
      var products: [SKProduct]
    }
    class SKStorefront {
      var countryCode, identifier: String
    }
    enum StoreKitError: LocalizedError {
      var errorDescription, failureReason, recoverySuggestion: String?
    }
    struct StoreView<Icon: View, PlaceholderIcon: View>: View {
      init(ids: Collection<Product.ID>, @Builder icon: (Product, ProductIconPhase) -> Icon, @Builder placeholderIcon: () -> PlaceholderIcon)
      init(ids: Collection<Product.ID>, prefersPromotionalIcon: Bool = _, @Builder icon: (Product) -> Icon)
      init(ids: Collection<Product.ID>, prefersPromotionalIcon: Bool = _, @Builder icon: (Product) -> Icon, @Builder placeholderIcon: () -> PlaceholderIcon)
      init(products: Collection<Product>, @Builder icon: (Product, ProductIconPhase) -> Icon)
      init(products: Collection<Product>, prefersPromotionalIcon: Bool = _, @Builder icon: (Product) -> Icon)
    }
    struct Storefront: Identifiable {
      var countryCode, id: String
      struct Storefronts: AsyncSequence {
        typealias Element = Storefront
        struct AsyncIterator {
          typealias Element = Storefront
          func next() -> Storefront?
        }
      }
    }
    struct SubscriptionStoreView<Content: View>: View {}
    enum VerificationResult<SignedType> {
      var deviceVerification, headerData, payloadData, signatureData, signedData: Data
      var deviceVerificationNonce: UUID
      var jwsRepresentation: String
      var signedDate: Date
      enum VerificationError: LocalizedError {
        var errorDescription, failureReason, recoverySuggestion: String?
      }
    }
    extension View {
      func currentEntitlementTask(for: String, priority: TaskPriority = _, action: (EntitlementTaskState<VerificationResult<Transaction>?>) -> Void) -> View
      func inAppPurchaseOptions(_ options: ((Product) -> Set<Product.PurchaseOption>)?) -> View
      func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: (Result<(), Error>) -> Void = _) -> View
      func onInAppPurchaseCompletion(perform: ((Product, Result<Product.PurchaseResult, Error>) -> Void)?) -> View
      func onInAppPurchaseStart(perform: ((Product) -> Void)?) -> View
      func refundRequestSheet(for: Transaction.ID, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = _) -> View
      func refundRequestSheet(for: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = _) -> View
      func storeProductTask(for: Product.ID, priority: TaskPriority = _, action: (Product.TaskState) -> Void) -> View
      func storeProductsTask(for: Collection<Product.ID> & Sendable & Equatable, priority: TaskPriority = _, action: (Product.CollectionTaskState) -> Void) -> View
      func subscriptionPromotionalOffer(offer: (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, signature: (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) -> Product.SubscriptionOffer.Signature) -> View
      func subscriptionStatusTask(for: String, priority: TaskPriority = _, action: (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) -> Void) -> View
      func subscriptionStoreControlIcon(@Builder icon: (Product, Product.SubscriptionInfo) -> View) -> View
    }
    """#
}

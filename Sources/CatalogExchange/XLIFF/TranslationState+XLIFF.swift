import StringCatalog

extension StringCatalog.TranslationState {
  /// The value of the attribute `state` for it, as Xcode writes it.
  ///
  /// A state that Xcode has no word for is one of the extensions that XLIFF allows: `x-stale`.
  var xliffState: String {
    switch self {
    case .translated, .machineTranslated: "translated"
    case .needsReview: "needs-review-l10n"
    case .new: "new"
    default: Self.extensionPrefix + rawValue
    }
  }

  /// The value of the attribute `state-qualifier` for it; `nil` if it has none.
  var xliffStateQualifier: String? {
    self == .machineTranslated ? Self.machineTranslationQualifier : nil
  }

  /// Creates the state that the attributes of a translation tell, in the words of XLIFF 1.2 or 2.
  ///
  /// The state is `nil` if the words mean nothing.
  init?(xliffState state: String, qualifier: String?) {
    switch state {
    case "translated", "final", "signed-off", "reviewed":
      self = qualifier == Self.machineTranslationQualifier ? .machineTranslated : .translated
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation",
      "needs-l10n", "needs-adaptation":
      self = .needsReview
    case "new", "needs-translation", "initial":
      self = .new
    case "\(Self.extensionPrefix)\(Self.stale.rawValue)":
      self = .stale
    default: return nil
    }
  }

  private static var extensionPrefix: String { "x-" }
  private static var machineTranslationQualifier: String { "leveraged-mt" }
}

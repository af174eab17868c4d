// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of ManagedAppDistribution, as far as they tell the type of an argument or a value.
  static let managedAppDistribution: StaticString = #"""
    enum ManagedAppDistributionError: CustomLocalizedStringResourceConvertible, LocalizedError, RecoverableError {
      var localizedStringResource: LocalizedStringResource
    }
    class ManagedAppLibrary {
      struct ManagedApps: AsyncSequence {
        typealias Element = ManagedAppLibrary.ManagedApps.AsyncIterator.Element
        struct AsyncIterator {
          typealias Element = Result<[ManagedApp], ManagedAppDistributionError>
        }
      }
    }
    struct ManagedAppView: View {}
    struct ManagedContentView<Icon: View>: View {
      init(primaryLabel: LocalizedStringKey, secondaryLabel: LocalizedStringKey = _, tertiaryLabel: LocalizedStringKey = _, quaternaryLabel: LocalizedStringKey = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @Builder icon: () -> Icon)
      @_disfavoredOverload init(primaryLabel: StringProtocol, secondaryLabel: StringProtocol = _, tertiaryLabel: StringProtocol = _, quaternaryLabel: StringProtocol = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @Builder icon: () -> Icon)
    }
    """#
}

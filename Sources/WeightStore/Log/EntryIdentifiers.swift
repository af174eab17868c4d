import GRDB
package import WeightCore

/// The choice of the identifier of a new entry.
enum NewIdentity {
  /// A new identifier.
  case random
  /// The identifier that other computers derive from the same values.
  case derived
  /// The identifier of a file with one weigh-in, which several computers may find in a folder.
  case pending(String)
  /// The identifier that the entry has in another log.
  case given(EntryIdentifier)
}

/// The identifiers of the stored entries, accessed in the transaction of the caller.
struct EntryIdentifiers {
  let database: Database

  /// Returns the identifier of a new entry.
  func identifier(
    _ identity: NewIdentity,
    of draft: WeightEntry.Draft
  ) throws -> EntryIdentifier {
    switch identity {
    case .random: return .random()
    case .given(let identifier): return identifier
    case .derived: return try DerivedIdentifiers.unused(.init(draft), isUsed)
    case .pending(let text):
      let identifier = DerivedIdentifiers.identifier(ofPending: text)
      return try isUsed(identifier) ? .random() : identifier
    }
  }

  private func isUsed(_ identifier: EntryIdentifier) throws -> Bool {
    try database.cachedStatement(sql: "SELECT 1 FROM entry WHERE uid = ?")
      .hasRow(arguments: [identifier.rawValue])
  }
}

extension Statement {
  fileprivate func hasRow(arguments: StatementArguments) throws -> Bool {
    try Int.fetchOne(self, arguments: arguments) != nil
  }
}

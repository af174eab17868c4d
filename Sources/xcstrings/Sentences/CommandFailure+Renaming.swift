import CommandSupport
import Localization
import StringCatalog

extension CommandFailure {
  /// Creates the failure of a renaming.
  init(
    _ error: StringCatalog.RenameError,
    from key: String,
    to newKey: String,
    in file: CatalogFile
  ) {
    switch error {
    case .noSuchKey: self = .noKey(key, in: [file])
    case .keyExists: self = .keyExists(newKey, in: file.path)
    case .placeholdersDiffer(let old, let new): self = .placeholdersDiffer(old, new)
    case .textsVary: self = .textsVary(of: key)
    }
  }

  private static func keyExists(_ key: String, in path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(path) already has the key \(KeyQuotation(key, limit: 72).text).",
        comment: "Error of xcstrings rename. The first argument is the path of a catalog"
      ),
      status: .findings
    )
  }

  private static func placeholdersDiffer(_ old: [String], _ new: [String]) -> CommandFailure {
    CommandFailure(
      placeholderSentence(old, new),
      hint: String(
        localized: "--force renames the key nevertheless; its texts stay as they are.",
        comment: "Below the error that the placeholders of two keys differ"
      ),
      status: .data
    )
  }

  private static func placeholderSentence(_ old: [String], _ new: [String]) -> String {
    if new.isEmpty {
      return String(
        localized:
          "The new key does not have the placeholders of the old one: \(Quotation.list(old)).",
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    if old.isEmpty {
      return String(
        localized:
          "The new key has placeholders that the old one does not have: \(Quotation.list(new)).",
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    return String(
      localized:
        "The new key has other placeholders: \(Quotation.list(new)) instead of \(Quotation.list(old)).",
      comment: "Error of xcstrings rename. The arguments are lists of placeholders such as '%@'"
    )
  }

  private static func textsVary(of key: String) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The arguments of \(KeyQuotation(key, limit: 72).text) cannot change places: its texts vary with a number.",
        comment: "Error of xcstrings rename"
      ),
      status: .data
    )
  }
}

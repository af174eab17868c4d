extension String {
  /// The text with "ID" in place of the identifiers of entries, which are random.
  var withoutIdentifiers: String {
    replacing(/\b[bcdfghjklmnpqrst]{16}-/, with: "ID-")
  }
}

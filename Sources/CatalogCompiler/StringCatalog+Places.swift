package import Diagnostics
package import StringCatalog

extension StringCatalog {
  /// Returns the place of what some fields lead to from the entry of a key on, or else of the innermost
  /// field around it that the file has.
  package func nearestPlace(of key: String, fields: [String]) -> Place? {
    let text = place(of: key, path: fields + ["stringUnit", "value"])
    if !fields.isEmpty, let text { return text }
    return stride(from: fields.count, through: 0, by: -1).lazy
      .compactMap { place(of: key, path: Array(fields.prefix($0))) }
      .first
  }
}

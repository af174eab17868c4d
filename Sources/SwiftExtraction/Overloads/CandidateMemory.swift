/// What names were found to mean, by the files and types that they were looked up in.
///
/// A file says `Text` and `Button` again and again; what they mean there does not change.
struct CandidateMemory {
  /// A name that stands on its own, inside of a type.
  struct PlainName: Hashable {
    var name: String
    var owner: String?
    var file: Int
  }

  /// What plain names mean that stand for declarations alone.
  var plainNames: [PlainName: [Candidate]] = [:]
  /// The metatypes of plain names that stand for types alone.
  var types: [PlainName: SwiftType] = [:]
}

internal import CICU

/// A failure that ICU reported.
package struct ICUError: Error, Hashable, Sendable {
  /// ICU's `UErrorCode`, above 0.
  package let code: Int32
  /// The operation that failed, for example "open a collator".
  package let operation: String

  /// Creates the error of an operation.
  package init(code: Int32, operation: String) {
    self.code = code
    self.operation = operation
  }

  /// ICU's name of the error, for example `U_ILLEGAL_ARGUMENT_ERROR`.
  package var name: String { String(cString: cicu_error_name(code)) }
}

extension ICUError: CustomStringConvertible {
  /// A line for a log: "ICU could not open a collator: U_MEMORY_ALLOCATION_ERROR".
  package var description: String { "ICU could not \(operation): \(name)" }
}

/// Calls a function of ICU, and throws if its status is a failure.
func checked<Result>(
  _ operation: StaticString,
  _ body: (inout Int32) -> Result
) throws(ICUError) -> Result {
  var status: Int32 = 0
  let result = body(&status)
  guard status <= 0 else { throw ICUError(code: status, operation: "\(operation)") }
  return result
}

/// Opens a handle of ICU, and throws if there is none.
func opened(
  _ operation: StaticString,
  _ body: (inout Int32) -> UnsafeMutableRawPointer?
) throws(ICUError) -> UnsafeMutableRawPointer {
  guard let handle = try checked(operation, body) else {
    // ICU reports every failure. A null pointer without one would be an internal error of ICU.
    throw ICUError(code: unreportedFailure, operation: "\(operation)")
  }
  return handle
}

/// ICU's `U_INTERNAL_PROGRAM_ERROR`.
private let unreportedFailure: Int32 = 5

/// The version of ICU to which the program is linked.
package enum ICUVersion {
  /// The major version, for example 72.
  ///
  /// The data of the CLDR differs between versions.
  package static let major = Int(cicu_version_major())

  /// The version of the CLDR in ICU's data: "42.0"; `""` if ICU does not report it.
  package static let cldr =
    (try? asciiText("read the version of the CLDR") { cicu_cldr_version($0, $1, &$2) }) ?? ""
}

import CommandSupport
import FileSystem
import Localization
import WeightPresentation
import WeightStore

/// The JSON output of a command that failed.
struct ErrorReport: Encodable {
  private struct Failure: Encodable {
    let code: String
    let subject: Nullable<String>
    let cause: Nullable<String>
    let message: String
    let hint: Nullable<String>
  }

  private let error: Failure

  /// Creates the report of an error.
  ///
  /// Codes never change. The message and the hint are in the language of the user.
  init(_ error: any CommandError, locale: UserLocale) {
    let health = error as? HealthFailure
    let subject = health?.subject ?? (error as? StoreError)?.path ?? (error as? FileError)?.path
    self.error = Failure(
      code: Self.code(of: error),
      subject: Nullable(subject.flatMap { $0.isEmpty ? nil : $0 }),
      cause: Nullable(health?.cause?.code),
      message: error.message(in: locale),
      hint: Nullable(error.hint(in: locale))
    )
  }

  private static func code(of error: any CommandError) -> String {
    switch error {
    case let failure as HealthFailure: failure.code.rawValue
    case let error as StoreError: error.code.rawValue
    case let failure as CommandFailure: failure.code ?? failure.status.failureCode
    default: error.status.failureCode
    }
  }
}

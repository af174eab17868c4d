import WeightPresentation

/// What the commands of `w8 health` print with `--json` when they fail.
struct HealthFailureReport: Encodable {
  private let error: Failure

  private struct Failure: Encodable {
    let code: String
    let subject: Nullable<String>
    let cause: Nullable<String>
  }

  init(_ failure: HealthFailure) {
    error = Failure(
      code: failure.code.rawValue,
      subject: Nullable(failure.subject.isEmpty ? nil : failure.subject),
      cause: Nullable(failure.cause?.code)
    )
  }
}

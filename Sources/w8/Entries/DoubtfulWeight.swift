import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// A weight that the log makes implausible, as after a slip of the keyboard.
struct DoubtfulWeight {
  let mass: Mass
  /// The entry with which it is compared.
  let nearest: WeightEntry
  private let notation: MassNotation

  /// Returns the doubt about a weight; `nil` if the log makes it plausible, or has no other entry.
  ///
  /// - Parameters:
  ///   - mass: The weight.
  ///   - moment: Its time.
  ///   - id: The entry that has the weight already.
  ///   - least: The smallest difference, as a share of the weight; see ``PlausibleWeights``.
  ///   - session: The session.
  /// - Throws: ``StoreError`` if the log cannot be read.
  init?(
    _ mass: Mass,
    at moment: Timestamp,
    besides id: WeightEntry.ID? = nil,
    least: Double = PlausibleWeights.usualShare,
    in session: Session
  ) throws {
    let near =
      try session.read { try $0.entries(near: moment, count: PlausibleWeights.count, besides: id) }
      ?? []
    let plausible = PlausibleWeights(near: near.map(\.weighIn), at: moment, least: least)
    guard let nearest = near.first, plausible?.contains(mass) == false else { return nil }
    self.mass = mass
    self.nearest = nearest
    notation = session.notation
  }

  /// Prompts the user for confirmation on a terminal; elsewhere, a warning has to suffice.
  ///
  /// - Throws: The exit status of a canceled command if the answer is no.
  func confirm(on console: Console) throws {
    guard console.isInputTerminal else { return }
    guard console.ask(question).map(Answer.isYes) ?? false else {
      console.printStatus(
        String(localized: "The log was not changed.", comment: "After a question and the answer no")
      )
      throw ExitStatus.findings
    }
  }

  private var format: MassFormat { MassFormat(unit: notation.unit) }

  private var question: String {
    String(
      localized:
        "\(mass, format: format)? The entry of \(nearest.moment, format: TimestampFormat(time: .omitted)) is \(nearest.mass, format: format). Is this correct? [y/N]",
      comment:
        "Question of 'w8 log' about a weight that differs very much; then the date and the weight of the nearest entry. The translation of y is also a valid answer"
    )
  }

  /// The warning for a script.
  ///
  /// - Parameter id: The entry that has the weight now, or `nil` if there is none yet.
  /// - Returns: A sentence, and the command that corrects the entry.
  func warning(_ id: WeightEntry.ID?) -> String {
    let warning = String(
      localized:
        "\(mass, format: format) differs very much from the entry of \(nearest.moment, format: TimestampFormat(time: .omitted)), \(nearest.mass, format: format).",
      comment: "Warning after 'w8 log'; the weight, then the date and the weight of another entry"
    )
    guard let id else { return warning }
    let hint = String(
      localized: "To correct it, run: \("w8 edit \(id.text) …")",
      comment: "After a warning about a weight; the argument is a command"
    )
    return "\(warning) \(hint)"
  }
}

extension Session {
  /// Prints a warning about a weight that was not confirmed on a terminal.
  func warn(of doubt: DoubtfulWeight, _ id: WeightEntry.ID?) {
    guard id == nil || !console.isInputTerminal else { return }
    console.printStatus(doubt.warning(id))
  }
}

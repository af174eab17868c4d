import CommandSupport
import Localization

/// Errors of the translation memory.
extension CommandFailure {
  static func damagedMemory(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is damaged, so no translations can be added to it.",
        locale: locale,
        comment:
          "Error of xcstrings memory import, remove, rename and sync. The argument is a TMX file"
      ),
      hint: String(
        localized: "Repair or delete the file; nothing was changed.",
        locale: locale,
        comment: "Below the error that a TMX file is damaged"
      ),
      status: .data
    )
  }
}

import Localization

/// The headings of a page of the manual, as the manuals of other programs have them.
struct ManualHeadings {
  var locale: UserLocale

  /// The title of the section of commands, on top of each page.
  var userCommands: String {
    String(localized: "User Commands", locale: locale, comment: "Manual: title of section 1")
  }
  // The index of manuals finds a page by this heading: it is the word that Debian's pages have.
  var name: String {
    String(
      localized: "NAME",
      locale: locale,
      comment: "Manual: heading, as other pages have it in this language"
    )
  }
  var synopsis: String {
    String(localized: "SYNOPSIS", locale: locale, comment: "Manual: heading")
  }
  var description: String {
    String(localized: "DESCRIPTION", locale: locale, comment: "Manual: heading")
  }
  var arguments: String {
    String(localized: "ARGUMENTS", locale: locale, comment: "Manual: heading")
  }
  var options: String {
    String(localized: "OPTIONS", locale: locale, comment: "Manual: heading")
  }
  var subcommands: String {
    String(localized: "SUBCOMMANDS", locale: locale, comment: "Manual: heading")
  }
  var exitStatus: String {
    String(localized: "EXIT STATUS", locale: locale, comment: "Manual: heading")
  }
  var environment: String {
    String(
      localized: "ENVIRONMENT",
      locale: locale,
      comment: "Manual: heading of the variables of the environment"
    )
  }
  var files: String {
    String(localized: "FILES", locale: locale, comment: "Manual: heading")
  }
  var seeAlso: String {
    String(
      localized: "SEE ALSO",
      locale: locale,
      comment: "Manual: heading of other pages to read"
    )
  }
}

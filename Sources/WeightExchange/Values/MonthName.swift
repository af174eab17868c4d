/// The names of months, as apps write them in the languages of Western Europe.
enum MonthName {
  /// The names by month.
  ///
  /// An abbreviation is a name without its last letters.
  private static let names: [[String]] = [
    ["january", "enero", "gener", "janvier", "januar", "janner", "gennaio", "janeiro", "januari"],
    ["february", "febrero", "febrer", "fevrier", "februar", "febbraio", "fevereiro", "februari"],
    ["march", "marzo", "marc", "mars", "marz", "marco", "maart", "mrt"],
    ["april", "abril", "avril", "aprile"],
    ["may", "mayo", "maig", "mai", "maggio", "maio", "mei"],
    ["june", "junio", "juny", "juin", "juni", "giugno", "junho"],
    ["july", "julio", "juliol", "juillet", "juli", "luglio", "julho"],
    ["august", "agosto", "agost", "aout", "augustus"],
    ["september", "septiembre", "setiembre", "setembre", "septembre", "settembre", "setembro"],
    ["october", "octubre", "octobre", "oktober", "ottobre", "outubro"],
    ["november", "noviembre", "novembre", "novembro"],
    ["december", "diciembre", "desembre", "decembre", "dezember", "dicembre", "dezembro"],
  ]

  /// The shortest abbreviation.
  private static let shortest = 3

  /// Returns the number of the month for a name or an abbreviation of it, from 1.
  ///
  /// - Parameter text: The name, with or without a period; case and accents are ignored.
  /// - Returns: `nil` if it is not the name of exactly one month.
  static func number(_ text: some StringProtocol) -> Int? {
    let name = String(text).withoutAccents.lowercased().filter { $0 != "." }
    guard name.count >= shortest else { return nil }
    let months = names.indices.filter { month in names[month].contains { $0.hasPrefix(name) } }
    return months.count == 1 ? months[0] + 1 : nil
  }
}

extension String {
  /// The string without the accents of the languages of Western Europe.
  fileprivate var withoutAccents: String {
    String(
      map { character in
        switch character {
        case "á", "à", "â", "ä", "ã", "Á", "À", "Â", "Ä", "Ã": "a"
        case "é", "è", "ê", "ë", "É", "È", "Ê", "Ë": "e"
        case "í", "ì", "î", "ï", "Í": "i"
        case "ó", "ò", "ô", "ö", "õ", "Ó", "Ö": "o"
        case "ú", "ù", "û", "ü", "Ú", "Û", "Ü": "u"
        case "ç", "Ç": "c"
        default: character
        }
      }
    )
  }
}

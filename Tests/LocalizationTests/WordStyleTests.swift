import ICU
import Localization
import Testing

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Ordinal styles` {
  @Test(arguments: [
    StyleRow(1, .ordinal, "1st", "1.º"), StyleRow(2, .ordinal, "2nd", "2.º"),
    StyleRow(3, .ordinal, "3rd", "3.º"), StyleRow(11, .ordinal(.masculine), "11th", "11.º"),
    StyleRow(3, .ordinal(.feminine), "3rd", "3.ª"),
    StyleRow(1234, .ordinal, "1,234th", "1.234.º"),
    StyleRow(-1, .ordinal, "\u{2212}1st", "\u{2212}1.º"), StyleRow(0, .ordinal, "0th", "0.º"),
  ])
  func `format an ordinal number`(row: StyleRow) {
    row.expectTexts()
  }

  @Test func `format every number`() {
    for number in [Int.min, Int.min + 1, Int.max] {
      #expect(!OrdinalStyle.ordinal.format(number, locale: FormatLocale("es_ES")).isEmpty)
    }
    #expect(OrdinalStyle.ordinal.format(-1234, locale: .posix) == "-1234th")
    #expect(OrdinalStyle.ordinal(.feminine).format(3, locale: FormatLocale("de")) == "3.")
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `List styles` {
  @Test(arguments: [
    StyleRow([], .list(), "", ""), StyleRow(["a"], .list(.or), "a", "a"),
    StyleRow([""], .list(), "", ""),
    StyleRow(["a", "b", "c"], .list(.or), "a, b, or c", "a, b o c"),
    StyleRow(["a", "b", "c"], .list(.and, width: .narrow), "a, b, c", "a, b y c"),
    StyleRow(["a", "b", "c"], .list(.and, width: .short), "a, b, & c", "a, b y c"),
    StyleRow(["3 h", "20 min"], .list(.units), "3 h, 20 min", "3 h y 20 min"),
    StyleRow(["3 h", "20 min"], .list(.units, width: .narrow), "3 h 20 min", "3 h 20 min"),
    StyleRow(["agujas", "hilo"], .list(), "agujas and hilo", "agujas e hilo"),
    StyleRow(["agua", "hielo"], .list(), "agua and hielo", "agua y hielo"),
    StyleRow(["7", "8"], .list(.or), "7 or 8", "7 u 8"),
    StyleRow(["uno", "otro"], .list(.or), "uno or otro", "uno u otro"),
  ])
  func `join their items`(row: StyleRow) {
    row.expectTexts()
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Relative styles` {
  @Test(arguments: [
    StyleRow(0, .relative(.seconds), "now", "ahora"),
    StyleRow(-5, .relative(.seconds), "5 seconds ago", "hace 5 segundos"),
    StyleRow(3, .relative(.minutes), "in 3 minutes", "dentro de 3 minutos"),
    StyleRow(-1, .relative(.hours), "1 hour ago", "hace 1 hora"),
    StyleRow(-2, .relative(.days), "2 days ago", "anteayer"),
    StyleRow(-2, .relative(.days, wording: .numeric), "2 days ago", "hace 2 días"),
    StyleRow(1, .relative(.quarters), "next quarter", "el próximo trimestre"),
    StyleRow(-1, .relative(.years), "last year", "el año pasado"),
    StyleRow(1, .relative(.mondays), "next Monday", "el próximo lunes"),
    StyleRow(-3, .relative(.sundays), "3 Sundays ago", "hace 3 domingos"),
    StyleRow(-3, .relative(.weeks, width: .short), "3 wk. ago", "hace 3 sem."),
    StyleRow(-3, .relative(.weeks, width: .narrow), "3w ago", "hace 3 sem."),
  ])
  func `format units of time`(row: StyleRow) {
    row.expectTexts()
  }

  @Test(arguments: RelativeStyle.Unit.allCases)
  func `format every number of a unit`(unit: RelativeStyle.Unit) {
    for number in [Int.min, -1, 0, 1, Int.max] {
      for wording in [RelativeStyle.Wording.named, .numeric] {
        let style = RelativeStyle.relative(unit, wording: wording)
        #expect(!style.format(number, locale: FormatLocale("es_MX")).isEmpty)
      }
    }
  }
}

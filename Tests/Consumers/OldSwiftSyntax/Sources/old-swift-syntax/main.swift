import Localization

@freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) =
  #externalMacro(module: "StringifyMacros", type: "StringifyMacro")

let (price, source) = #stringify(1_234.5 * 2)
let text = NumberStyle.number(fractionDigits: 2).format(price, locale: FormatLocale("es_ES"))
print("\(source) = \(text)")

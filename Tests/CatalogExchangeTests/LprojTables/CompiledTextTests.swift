import CatalogExchange
import Testing

@Suite struct `Compiled strings` {
  @Test(arguments: [
    ("Hola", ["k = Hola"]),
    ("100 % gratis", ["k = 100 % gratis"]),
    ("%@ de %lld", ["k = %@ de %lld"]),
    ("", ["k = "]),
  ])
  func `are unchanged without variants`(_ value: String, _ expected: [String]) throws {
    try expectSpanish(unit(value), expected)
  }

  @Test func `can be plurals on the only number`() throws {
    try expectSpanish(
      plural(["one": "%lld día", "other": "%lld días"]),
      key: "%lld days",
      ["%lld days: %#@value@ [value lld: one: %lld día | other: %lld días]"]
    )
    try expectSpanish(
      plural(["one": "Un día", "other": "%d días"]),
      ["k: %#@value@ [value d: one: Un día | other: %d días]"]
    )
    try expectSpanish(
      plural(["other": "%arg días"]),
      key: "%.1f days",
      ["%.1f days: %#@value@ [value f: other: %f días]"]
    )
  }

  @Test func `number the arguments of a plural if there are several`() throws {
    try expectSpanish(
      plural(["one": "%@ tiene %lld libro", "other": "%2$lld libros de %1$@"]),
      key: "%@ has %lld books",
      [
        "%@ has %lld books: %2$#@value@ "
          + "[value lld: one: %1$@ tiene %2$lld libro | other: %2$lld libros de %1$@]"
      ]
    )
    try expectSpanish(
      plural(["one": "%1$lld día", "other": "%1$lld días"]),
      key: "%lld days",
      ["%lld days: %#@value@ [value lld: one: %1$lld día | other: %1$lld días]"]
    )
    try expectSpanish(
      plural(["other": "%*d %%"]),
      key: "%*d",
      ["%*d: %2$#@value@ [value d: other: %2$*1$d %%]"]
    )
  }

  @Test(arguments: [
    ("%lld books by %@", "%lld libros de %@", "%lld libros de %@"),
    ("%lld books by %@", "%2$@: %1$lld libros", "%2$@: %1$lld libros"),
    ("%lld books by %@", "%2$@: algunos libros", "%2$@: algunos libros"),
    ("%lld books by %@", "%arg libros de %@", "%lld libros de %@"),
    ("%lld books by %@", "%arg libros de %@, %arg", "%lld libros de %@, %1$lld"),
    ("%lld books by %@", "%1$lld libros de %2$@, %arg", "%1$lld libros de %2$@, %lld"),
  ])
  func `are unchanged in a plural on the first argument`(
    _ key: String,
    _ form: String,
    _ expected: String
  ) throws {
    try expectSpanish(
      plural(["one": "Un libro, %1$lld", "other": form]),
      key: key,
      ["\(key): %#@value@ [value lld: one: Un libro, %1$lld | other: \(expected)]"]
    )
  }

  @Test(arguments: [
    (nil, "%#@n@", "%arg libros", "%#@n@ [n lld: other: %lld libros]"),
    (2, "%#@n@", "%arg libros", "%2$#@n@ [n lld: other: %2$lld libros]"),
    (2, "%1$@: %2$#@n@", "%arg", "%1$@: %2$#@n@ [n lld: other: %2$lld]"),
    (2, "%@: %#@n@", "%arg", "%1$@: %2$#@n@ [n lld: other: %2$lld]"),
    (1, "%#@n@", "%lld", "%1$#@n@ [n lld: other: %lld]"),
    (nil, "%@: %#@n@", "%arg de %1$@", "%@: %#@n@ [n lld: other: %lld de %1$@]"),
  ])
  func `keep the names of substitutions`(
    _ number: Int?,
    _ value: String,
    _ form: String,
    _ expected: String
  ) throws {
    try expectSpanish(
      text(value, ["n": substitution(["other": form], argNum: number)]),
      ["k: " + expected]
    )
  }

  @Test func `contain nested substitutions`() throws {
    try expectSpanish(
      text(
        "%#@a@",
        [
          "a": substitution(["other": "%arg cajas con %2$#@b@"], argNum: 1),
          "b": substitution(["other": "%arg libros"], argNum: 2, specifier: "d"),
        ]
      ),
      ["k: %1$#@a@ [a lld: other: %1$lld cajas con %2$#@b@] [b d: other: %2$d libros]"]
    )
  }

  @Test func `use another variable name if the string already contains it`() throws {
    let localization = """
      {"substitutions": {"value": \(substitution(["other": "%arg libros"], argNum: 2))},
       "variations": {"plural": {"other": \(unit("%1$lld: %2$#@value@"))}}}
      """
    try expectSpanish(
      localization,
      key: "%lld %@",
      [
        "%lld %@: %#@value_@ [value lld: other: %2$lld libros] "
          + "[value_ lld: other: %1$lld: %2$#@value@]"
      ]
    )
  }
}

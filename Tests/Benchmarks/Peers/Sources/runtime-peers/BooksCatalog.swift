/// A catalog with a message that counts and names.
let booksCatalog = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld books by %@" : {
        "localizations" : {
          "es" : {
            "variations" : {
              "plural" : {
                "one" : {"stringUnit" : {"state" : "translated", "value" : "%1$lld libro de %2$@"}},
                "many" : {"stringUnit" : {"state" : "translated", "value" : "%1$lld de libros de %2$@"}},
                "other" : {"stringUnit" : {"state" : "translated", "value" : "%1$lld libros de %2$@"}}
              }
            }
          }
        }
      }
    },
    "version" : "1.0"
  }
  """

import Diagnostics

extension RealDefect {
  static let markup = [
    // With spaces inside, the asterisks were shown, and the rest of the text was not.
    RealDefect(
      "gemwalletcom/gem-ios#1254",
      "mismatched-markup",
      in: "ru",
      of: "You need **%@** for the fee.",
      "Для комиссии нужно ** %@ **.",
      fixed: "Для комиссии нужно **%@**."
    ),
    RealDefect(
      "duckduckgo/apple-browsers#155",
      "mismatched-markup",
      in: "pl",
      of: "Read our [policy](https://example.com/policy).",
      "Przeczytaj nasze [zasady] (https://example.com/policy).",
      fixed: "Przeczytaj nasze [zasady](https://example.com/policy)."
    ),
    RealDefect(
      "paulgessinger/swift-paperless@9f5f06e8",
      "mismatched-markup",
      in: "fr",
      of: "Identities serve [*mTLS*](https://example.com/mtls)",
      "Les identités servent à [*mTLS*] (https://example.com/mtls)",
      fixed: "Les identités servent à [*mTLS*](https://example.com/mtls)"
    ),
    // Straight at one end, curly at the other.
    RealDefect(
      "maxgoedjen/secretive@6e7cf82",
      "unbalanced-brackets",
      in: "cs",
      of: "unlock secret “%@”",
      #"odemknout tajemství \"%@“"#,
      fixed: "odemknout tajemství „%@“"
    ),
  ]
}

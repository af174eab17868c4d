import CatalogExchange
import Localization

extension ServiceChange.Kind {
  /// The description of the kind in reports.
  var title: String {
    titleOfLostText ?? titleOfLostCharacters ?? titleOfState ?? titleOfField ?? titleOfFile
  }

  private var titleOfLostText: String? {
    switch self {
    case .languageRemoved:
      String(
        localized: "All strings in the language were removed.",
        comment: "What a translation service changed"
      )
    case .translationRemoved:
      String(
        localized: "Translations were removed.",
        comment: "What a translation service changed"
      )
    case .translationReplacedBySource:
      String(
        localized: "Translations became the source text again.",
        comment: "What a translation service changed"
      )
    case .translationEmptied:
      String(
        localized: "Translations became empty.",
        comment: "What a translation service changed"
      )
    case .formRemoved:
      String(
        localized: "Plural or device variants were removed.",
        comment: "What a translation service changed"
      )
    case .variationsReplacedByText:
      String(
        localized: "Plural or device variants became a single string.",
        comment: "What a translation service changed"
      )
    case .textNextToVariations:
      String(
        localized: "A string was added next to variants; Xcode keeps only one of them.",
        comment: "What a translation service changed"
      )
    case .substitutionRemoved:
      String(
        localized: "Substitutions were removed.",
        comment: "What a translation service changed"
      )
    case .substitutionChanged:
      String(
        localized: "Substitutions have another argument or type.",
        comment: "What a translation service changed"
      )
    case .placeholdersBroken:
      String(
        localized: "The placeholders of new translations do not match the source text.",
        comment: "What a translation service changed"
      )
    default: nil
    }
  }

  private var titleOfLostCharacters: String? {
    switch self {
    case .placeholdersRewritten:
      String(
        localized: "Placeholders have another notation.",
        comment: "What a translation service changed"
      )
    case .noBreakSpacesLost:
      String(
        localized: "No-break spaces became other spaces, or were removed.",
        comment: "What a translation service changed"
      )
    case .invisibleCharactersLost:
      String(
        localized: "Soft hyphens, joiners or direction marks were removed.",
        comment: "What a translation service changed"
      )
    case .typographyLost:
      String(
        localized: "Typographic quotation marks, dashes, ellipses or spaces were replaced.",
        comment: "What a translation service changed"
      )
    case .whitespaceLost:
      String(
        localized: "Spaces at the start or the end were removed.",
        comment: "What a translation service changed"
      )
    case .lineBreaksLost:
      String(
        localized: "Line breaks were removed.",
        comment: "What a translation service changed"
      )
    case .escapesChanged:
      String(
        localized: "Escape sequences or XML entities were added or removed.",
        comment: "What a translation service changed"
      )
    case .unicodeNormalized:
      String(
        localized: "Letters with accents are composed of other code points.",
        comment: "What a translation service changed"
      )
    default: nil
    }
  }

  private var titleOfState: String? {
    switch self {
    case .stateReset:
      String(
        localized: "Translations that are equal to the source text became unfinished.",
        comment: "What a translation service changed"
      )
    case .untranslatedFinished:
      String(
        localized: "Copies of the source text became finished translations.",
        comment: "What a translation service changed"
      )
    case .stateChanged:
      String(
        localized: "The state changed, but not the text.",
        comment: "What a translation service changed"
      )
    case .sourceCopyAdded:
      String(
        localized: "The source text was added as an unfinished translation.",
        comment: "What a translation service changed"
      )
    case .formFilled:
      String(
        localized: "Variants were added that are copies of another text.",
        comment: "What a translation service changed"
      )
    case .untranslatedTextRemoved:
      String(
        localized: "Copies of the source text were removed.",
        comment: "What a translation service changed"
      )
    case .sourceTextChanged:
      String(
        localized: "Source texts were changed or added.",
        comment: "What a translation service changed"
      )
    default: nil
    }
  }

  private var titleOfField: String? {
    switch self {
    case .keyRemoved:
      String(
        localized: "Keys were removed.",
        comment: "What a translation service changed"
      )
    case .keyAdded:
      String(
        localized: "Keys were added.",
        comment: "What a translation service changed"
      )
    case .commentChanged:
      String(
        localized: "Comments, or their origin, were changed or removed.",
        comment: "What a translation service changed"
      )
    case .extractionStateChanged:
      String(
        localized: "The extraction state changed.",
        comment: "What a translation service changed"
      )
    case .shouldTranslateChanged:
      String(
        localized: "Whether a key is translated changed.",
        comment: "What a translation service changed"
      )
    case .fieldRemoved:
      String(
        localized: "Other fields were removed.",
        comment: "What a translation service changed"
      )
    case .fieldChanged:
      String(
        localized: "Other fields were added or changed.",
        comment: "What a translation service changed"
      )
    default: nil
    }
  }

  private var titleOfFile: String {
    switch self {
    case .keyOrderChanged:
      String(
        localized: "The keys are in a different order.",
        comment: "Below the differences between two catalogs"
      )
    case .fieldOrderChanged:
      String(
        localized: "Fields or languages are in a different order.",
        comment: "What a translation service changed"
      )
    case .jsonEscapesChanged:
      String(
        localized: "Characters are escaped differently in the file.",
        comment: "What a translation service changed"
      )
    default:
      String(
        localized: "White space between values, line ends or the encoding changed.",
        comment: "What a translation service changed"
      )
    }
  }
}

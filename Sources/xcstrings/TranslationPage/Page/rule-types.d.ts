export type Severity = "error" | "warning" | "note";

/** A text with its variation, as in FORMAT.md, section 2. */
export interface WorkText { variation: string; value?: string; state?: string }

/** The argument of a substitution, counted from 1, and its specifier without the percent sign. */
export interface WorkSubstitution { argument?: number | null; specifier: string }

/** What the rules must know about an item that its texts do not say; all fields are optional. */
export interface RuleFacts {
  /** What the string comes from; absent for code. */
  kind?: "interface" | "info" | "phrases";
  /** Whether the key is no longer used, so that all findings are notes. */
  stale?: boolean;
  /** The rules that the comment turns off; "*" for all. */
  off?: string[];
  /** Where the source text comes from; absent: the catalog. */
  sourceFrom?: "key" | "comment" | "none";
  /** Whether the arguments that the code passes are not known. */
  unknownArguments?: boolean;
  substitutions?: { [name: string]: WorkSubstitution };
  sourceSubstitutions?: { [name: string]: WorkSubstitution };
  /** The ending of at least two other languages, if all have the same. */
  usualEnding?: string;
  /** By variation of a source with blanks at its end: the number of other languages, and of those that keep the blanks. */
  blanks?: { [variation: string]: [number, number] };
}

export interface WorkItem {
  key: string; sources: WorkText[]; texts: WorkText[]; limit?: number; facts?: RuleFacts;
}

export interface WorkConventions {
  openingMarks?: { [closing: string]: string }; functionWords?: string[]; repeatableWords?: string[];
  spellings?: { [word: string]: string }; endings?: { [ending: string]: string }; questionWords?: { [word: string]: string };
  omitsMarksOfCapitals?: boolean; numberWords?: string[];
}

/** The plural categories of a language, as in RequiredPluralCategories. */
export interface PluralData {
  /** All, in the order of the CLDR. */
  categories: string[];
  /** Those of whole numbers. */
  counted: string[];
  /** Those of numbers with one decimal. */
  decimals: string[];
  /** Those with at most one number other than 0. */
  single: string[];
  /** Those with no number but 0. */
  nothing: string[];
}

export interface RuleWork {
  generatesSymbols?: boolean;
  source: { code: string }; interface?: string;
  /** The decimal separator and the plurals are those of the program's CLDR; without them, those of the browser's. */
  language: { code: string; label?: string; decimalMark?: string; plurals?: PluralData | null };
  rules: { [id: string]: Severity | undefined }; words: { [name: string]: string | { [category: string]: string } | undefined };
  conventions?: WorkConventions; sourceConventions?: WorkConventions & { foreignWords?: string[] };
}

export interface RuleFinding {
  rule: string; severity: Severity; variation: string; arguments: string[]; message: string; fix?: string;
}

/** An argument of a message: a text in quotation marks, several, a number, a key, a language, or a text as it is. */
export type MessageArgument = string | string[] | number | { key: string } | { language: string } | { plain: string };

export interface Specifier {
  kind: "specifier"; text: string; start: number; position: number | null; name: string | null; conversion: string;
  extents: (number | null)[]; type: string; bits: number | null;
}
export type Segment =
  | { kind: "text"; text: string } | { kind: "percent"; text: string } | { kind: "argument"; text: string }
  | { kind: "substitution"; text: string; name: string; position: number | null } | Specifier;

/** A use of an argument in a text. */
export interface PlaceholderUse {
  type: string; bits: number | null; text: string; specifier?: string; mayBeProse: boolean; isInForm: boolean;
  isNeverShown: boolean; isPluralEnding: boolean;
}

export interface Word { text: string; folded: string; startsSentence: boolean; followsWord: boolean; rest: string }

export type Emit = (
  variant: string, args: MessageArgument[], at: string, options?: { isMinor?: boolean; fix?: string },
) => void;

/** The types of the translation page; see FORMAT.md. They produce no code. */

type Severity = "error" | "warning" | "note";
type Reason = "error" | "source-changed" | "missing" | "finding" | "draft" | "done";
type Status = Reason | "review";
type SavedState = "translated" | "needs_review";
type Direction = "ltr" | "rtl";

interface Finding {
  rule: string;
  severity: Severity;
  message: string;
  variation?: string;
  fix?: string;
}

interface Match {
  score: number;
  source: string;
  text: string;
  from?: string;
}

interface WorkText {
  variation: string;
  value?: string;
  state?: string;
  version?: string;
  numbers?: number[];
  origin?: string;
  matches?: Match[];
}

interface UsePlace {
  file: string;
  line: number;
  role?: string;
  screen?: string;
  code?: string[];
}

interface Term {
  source: string;
  accepted: string[];
  forbidden?: string[];
  translated: boolean;
  definition?: string;
  note?: string;
}

interface WorkItem {
  catalog: number;
  key: string;
  reason: Reason;
  comment?: string;
  sourceVersion: string;
  sources: WorkText[];
  former?: Record<string, string>;
  texts: WorkText[];
  limit?: number;
  places?: UsePlace[];
  neighbors?: string[];
  terms?: Term[];
  others?: [string, string][];
  findings?: Finding[];
  pictures?: string[];
  question?: string;
  answer?: string;
  refused?: Record<string, string>;
}

interface WorkLanguage {
  code: string;
  name: string;
  /** Its name within a sentence, which the page adds. */
  label?: string;
  direction: Direction;
  characters?: string[];
}

type Word = string | Record<string, string>;

interface Work {
  format: string;
  id: string;
  mode: "sent" | "edit" | "read";
  created: string;
  interface: string;
  source: WorkLanguage;
  language: WorkLanguage;
  languages?: { code: string; name: string }[];
  catalogs: string[];
  rules: Record<string, Severity>;
  pictures?: Record<string, string>;
  messages?: Record<string, string>;
  words: Record<string, Word>;
  items: WorkItem[];
  revision?: number;
  undo?: number;
  redo?: number;
  problem?: string;
}

interface ReturnedString {
  catalog: string;
  key: string;
  language: string;
  variation?: string;
  value: string;
  state: SavedState;
  sourceVersion: string;
  targetVersion?: string;
}

interface ReturnedQuestion {
  catalog: string;
  key: string;
  language: string;
  text: string;
}

interface ReturnedFile {
  format: string;
  id: string;
  sourceLanguage: string;
  language: string;
  saved: string;
  strings: ReturnedString[];
  questions: ReturnedQuestion[];
}

interface SavedText {
  text: string;
  state: SavedState;
}

interface SaveAnswer {
  status: "saved" | "conflict" | "invalid";
  version?: string;
  state?: string;
  sourceVersion?: string;
  findings?: Finding[];
  current?: WorkText;
  sources?: WorkText[];
}

interface Filter {
  query: string;
  show: string;
  catalog: string;
}

interface TextRange {
  start: number;
  end: number;
  kind: string;
  detail?: string;
}

interface DifferencePart {
  kind: "same" | "added" | "removed";
  text: string;
}

interface SaveRequest {
  leaf: import("./leaf.js").Leaf;
  text: string;
  state: SavedState;
}

/** The place where edits go: the storage of the browser, or the server. */
interface EditStore {
  readonly isPersistent: boolean;
  readonly undoCount: number;
  readonly redoCount: number;
  save(requests: SaveRequest[]): Promise<SaveAnswer[]>;
  ask(entry: import("./entry.js").Entry, text: string): Promise<void>;
  keepDraft(leaf: import("./leaf.js").Leaf): void;
  undo(): Promise<import("./entry.js").Entry | null>;
  redo(): Promise<import("./entry.js").Entry | null>;
}

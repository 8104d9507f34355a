import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { FileTable } from "#app/platform/import/read-table.ts";
import type { LineJudgement } from "./judged-by-line.ts";
import type { SetJudgement } from "./judged-as-set.ts";

/** A column that a file of records may have. */
export type ImportColumn = {
  /** The field of a line that it fills; `wording.BEGINNER` is a field within a field. */
  name: string;
  /** Key in the room's strings, or a name that the company gave. */
  label: string | { text: string };
  /** By which words at the head of a column it is known, in any language. */
  heads: readonly string[];
  required?: boolean;
  /** What stands in the lines of the sample file. */
  examples: readonly string[];
  /** Where what it says is one of several words: what comes before each of them in the room's strings. */
  words?: string;
  /** The codes that its words in any language mean, by the words in small letters. */
  codes?: ReadonlyMap<string, string>;
};

export type ImportList = { path: string; label: string };

/** Kinds of one sort of file: which of them a file is, its giver says before its columns are read. */
export type ImportChoice = {
  /** Key in the room's strings: what is asked. */
  question: string;
  /** The kinds to choose from, this one among them; shown are those that one may bring in. */
  kinds: readonly string[];
  /** Keys in the room's strings: what this kind is called, and how its lines are read. */
  label: string;
  text: string;
};

/** Something besides its columns that the giver of a file says of it; `label` and `text` are keys in the room's strings. */
export type ImportQuestion = { name: string; label: string; text?: string } & (
  { as: "choice"; options: readonly string[] } | { as: "day" } | { as: "yes" }
);

export type ImportSettings = {
  /** Key in the room's strings: what the questions are about. */
  title: string;
  questions: readonly ImportQuestion[];
  input: z.ZodType<Record<string, unknown>>;
  /** What is answered before anybody has. */
  guess(
    context: Context,
    table: FileTable,
    mapping: Readonly<Record<string, number>>,
  ): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Questions that are answered as the last time where the heads of the columns are the same. */
  remembered: readonly string[];
};

/** What all kinds say of themselves, whichever way their lines are judged. */
export type ImportSort = {
  /** Part of the address, and what stored files are called: `competencies`. */
  kind: string;
  /** Keys in the room's strings: what the screen is called, and what it is for. */
  title: string;
  text: string;
  choice?: ImportChoice;
  /** One record that a file may be about, so that its lines need not name it; 404 and 403 as everywhere. */
  about?(context: Context, id: string): Promise<{ name: string; path: string }>;
  /** The list where the records stand afterwards, and the key of what it is called. */
  list: ImportList | ((context: Context) => ImportList);
  /** Refuses whoever may not bring in such records at all. */
  authorize(context: Context): Promise<void>;
  columns(context: Context): readonly ImportColumn[] | Promise<readonly ImportColumn[]>;
  /** What verdicts name besides the columns: facts no file can say, and columns there are no more. */
  further?(context: Context): Promise<readonly Pick<ImportColumn, "name" | "label" | "words">[]>;
  /** Which column holds what; left out, it is guessed by the heads of the columns. */
  guess?(context: Context, headers: readonly string[]): Promise<Readonly<Record<string, number>>>;
  /** The key of what is said beside the file field, and how long and large a file may be; 10,000 lines and 5 MB else. */
  limits?: { text: string; lines: number; bytes: number };
  settings?: ImportSettings;
  /** Files are for all who may bring in such records; left out, for their giver alone. `givers` names people by id. */
  shared?: { givers(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> };
  /** Files of up to so many lines are worked on while one waits; 500 where it is not said. */
  atOnce?: Readonly<Partial<Record<"CHECK" | "APPLY" | "UNDO", number>>>;
  /** What comes before the phases of its work in the room's strings. */
  phases?: string;
  /** Screens beside it, with the key of what each is called. */
  beside?: readonly ImportList[];
};

/**
 * A kind of record that people bring in by file, given by the room of the records: imports know no room. Choosing a file,
 * its columns, the dry run, applying and undoing are the same for all. Most kinds have their lines judged one by one, by
 * doing what each says; those whose lines depend on each other, or are many, judge them as a set.
 */
export type Importable<Line = unknown> = ImportSort & LineJudgement<Line>;
export type SetImportable = ImportSort & SetJudgement;
export type AnyImportable = Importable | SetImportable;

/** Kinds by name, with the room that gives them, of the modules an actor has. */
export type Importables = Readonly<Record<string, AnyImportable & { room: string }>>;

/** Keeps the type of a line while its kind is written. */
export function defineImportable<Line>(kind: Importable<Line>): Importable {
  return kind as Importable;
}

export type { ImportedLine } from "./judged-by-line.ts";

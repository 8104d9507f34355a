import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";

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
};

export const importOutcomes = ["CREATED", "CHANGED", "UNCHANGED"] as const;

/** What became of a line: the record it made or changed, and what undoing it has to know. */
export type ImportedLine = {
  outcome: (typeof importOutcomes)[number];
  id: string;
  was?: Readonly<Record<string, unknown>>;
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

/**
 * A kind of record that people bring in by file, given by the room of the records: imports know no room. Choosing a file,
 * its columns, the dry run, applying and undoing are the same for all.
 */
export type Importable<Line = unknown> = {
  /** Part of the address, and what stored files are called: `competencies`. */
  kind: string;
  /** Keys in the room's strings: what the screen is called, and what it is for. */
  title: string;
  text: string;
  choice?: ImportChoice;
  /** The list where the records stand afterwards, and the key of what it is called. */
  list: ImportList | ((context: Context) => ImportList);
  /** Refuses whoever may not bring in such records at all. */
  authorize(context: Context): Promise<void>;
  columns(context: Context): readonly ImportColumn[] | Promise<readonly ImportColumn[]>;
  /** What a line says, held to what the form takes; its codes are the room's. Empty cells are left out. */
  input: z.ZodType<Line>;
  /**
   * Reads what the lines name, once, and answers what makes one: by the use-case of the form, so that a file may do
   * nothing that a person may not. A line that is refused is taken back alone. `further` are the lines that belong to
   * the same record.
   */
  begin(
    context: Context,
    lines: readonly Line[],
  ): Promise<(line: Line, further: readonly Line[]) => Promise<ImportedLine>>;
  /**
   * Where one record may take several lines: what the lines of one record have in common, by what they say; null for a
   * line that stands for itself. They are made together, or refused together.
   */
  belongsTo?(said: Readonly<Record<string, string>>): string | null;
  /** Takes the records back; where somebody has built on one, says which, and nothing is taken back. */
  undo(context: Context, made: readonly ImportedLine[]): Promise<{ builtOn: string | null }>;
};

/** Kinds by name, with the room that gives them, of the modules an actor has. */
export type Importables = Readonly<Record<string, Importable & { room: string }>>;

/** Keeps the type of a line while its kind is written. */
export function defineImportable<Line>(kind: Importable<Line>): Importable {
  return kind as Importable;
}

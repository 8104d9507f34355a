import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";

/** What became of a line: the record it made or changed, and what undoing it has to know. */
export type ImportedLine = {
  outcome: "CREATED" | "CHANGED" | "UNCHANGED";
  id: string;
  was?: Readonly<Record<string, unknown>>;
};

/** Lines judged one by one: the dry run does what each says, and takes all of it back. */
export type LineJudgement<Line = unknown> = {
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

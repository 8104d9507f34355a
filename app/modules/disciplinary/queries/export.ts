import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { fileFormats } from "#app/platform/files/file-kinds.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import { listScopes, shelves } from "../disciplinary-places.ts";
import { listNotes, noteListInput, type NoteRow } from "./note-list.ts";
import { wordsOf } from "./words.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, long, text } = sheetsIn(wordsOf);

export const exportInput = noteListInput.omit({ after: true, before: true }).extend({
  scope: z.enum(listScopes).default("mine"),
  shelf: z.enum(shelves).default("all"),
  format: z.enum(fileFormats).exclude(["PDF"]).catch("CSV").default("CSV"),
});

/** What a list shows to the asker, as a file: facts alone, no words of a note. */
export async function exportNotes(
  context: Context,
  { scope, shelf, format: _, ...filters }: z.output<typeof exportInput>,
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (after: string | undefined, limit: number) =>
    listNotes(context, scope, shelf, { ...filters, after, before: undefined }, limit);
  return long<NoteRow>(
    "title",
    [
      text("employee", { common: "employee" }, ({ employee }) => employee.name),
      text("author", "field.author", ({ author }) => author.name),
      text("type", "field.type", ({ type, typeName }) => typeName ?? type, "type"),
      text("severity", "field.severity", ({ severity }) => severity, "severity"),
      text("step", "field.step", ({ step }) => step, "step"),
      date("occurred_on", "field.occurred", ({ occurredOn }) => occurredOn),
      text("state", "field.state", ({ state }) => state, "state"),
      text("outcome", "history.outcome", ({ outcome }) => outcome, "outcome"),
      date("answer_by", "field.answer-by", ({ answerBy }) => answerBy),
    ],
    pagesByKey(read, batch),
  );
}

export const noteListExport = listExport({
  kind: "disciplinary.note-list",
  can: feature("DISCIPLINARY_ACTION"),
  input: exportInput,
  name: (context, { shelf }) => `disciplinary-${shelf}-${context.today()}`,
  sheet: (context, asked) => exportNotes(context, asked),
});

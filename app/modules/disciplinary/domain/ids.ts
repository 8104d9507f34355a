import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";

/** What names the records of this room. */
export const ids = {
  note: recordId.describe("The id of the note."),
  statement: recordId.describe("The id of a witness's statement."),
  type: recordId.describe("The id of one of the company's own types."),
  employee: recordId.describe("The id of the employee."),
  attachment: recordId.describe("The id of the file."),
} as const;

export const oneNote = z.object({ noteId: ids.note });
export const oneStatement = z.object({ statementId: ids.statement });

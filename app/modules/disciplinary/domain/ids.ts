import { z } from "zod";

const id = (description: string) => z.guid({ error: "disciplinary.choose" }).describe(description);

/** What names the records of this room. */
export const ids = {
  note: id("The id of the note."),
  statement: id("The id of a witness's statement."),
  type: id("The id of one of the company's own types."),
  employee: id("The id of the employee."),
  attachment: id("The id of the file."),
} as const;

export const oneNote = z.object({ noteId: ids.note });
export const oneStatement = z.object({ statementId: ids.statement });

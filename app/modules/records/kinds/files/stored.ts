import { z } from "zod";
import { filesInput, removedFilesInput } from "#app/platform/files/attachments/attachment-input.ts";
import {
  attachFiles,
  attachmentsOn,
  removeAttachments,
  type AttachmentView,
} from "#app/platform/files/attachments/attachments.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { FilesField, FilesSent } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

const shape = z.object({
  id: recordId.describe("The id of the file."),
  kind: z.enum(["IMAGE", "GIF", "DOCUMENT"]).describe("What it is by its content."),
  fileName: z.string().describe("What it is called."),
  byteSize: z.int().describe("How large it is, in bytes."),
  width: z.int().nullable().describe("Of a picture, in pixels."),
  height: z.int().nullable().describe("Of a picture, in pixels."),
});

export const files: StoredKind<FilesField> = {
  input: () => z.object({ added: filesInput, removed: removedFilesInput }).optional(),
  fromPrograms: () => z.object({ removed: removedFilesInput.describe("The ids of files that are to go.") }).optional(),
  answer: () => z.array(shape),
  neverNull: true,
  columns: () => ({}),
  read: (_, { kind, id }) => attachmentsOn(kind, id),
  keep: () => ({}),
  async beside(context, { kind, id, name }, sent) {
    const { added = [], removed = [] } = (sent ?? {}) as FilesSent;
    const on = { about: kind, record: id };
    if (added.length + removed.length === 0) return null;
    const names = async () => {
      const row = await firstRow<{ files: AttachmentView[] }>(
        context,
        sql`select ${attachmentsOn(kind, sql`${id}::uuid`)} as files`,
      );
      return row!.files.map(({ fileName }) => fileName);
    };
    const before = await names();
    if (removed.length > 0) await removeAttachments(context, on, removed);
    await attachFiles(context, on, added, { takes: "anything", field: `${name}.added` });
    return { before, after: await names() };
  },
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => namesOf(value(row)) }],
};

const namesOf = (value: unknown) =>
  ((value as AttachmentView[] | null) ?? []).map(({ fileName }) => fileName).join("; ");

import { createHash } from "node:crypto";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { attachFiles, removeAttachments } from "#app/platform/files/attachments/attachments.ts";
import { filesInput, removedFilesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { noteWrites, tells } from "../data/note-writes.ts";
import { ids } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";

export const changeEvidenceInput = z.object({
  noteId: ids.note,
  evidence: filesInput.describe("Files to add."),
  removedFiles: removedFilesInput.describe("Files to take off."),
});

/** Files that show what happened, each with the digest of its bytes as they are kept; changed until the note is published. */
export async function changeEvidence(
  context: Context,
  { noteId, evidence, removedFiles }: z.output<typeof changeEvidenceInput>,
): Promise<{ noteId: string }> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "view", facts);
  await noteWrites.change(context, {
    where: { id: noteId },
    may: facts.state === "DRAFT" ? "write" : "edit",
    change: async (note) => {
      if (note.state !== "DRAFT" && note.state !== "IN_REVIEW")
        throw conflict("disciplinary.published", "What was published is not changed any more.");
      const on = { about: "DisciplinaryNote", record: noteId };
      if (removedFiles.length > 0) {
        await removeAttachments(context, on, removedFiles);
        await context.rows(
          sql`delete from {disciplinary_evidence} where note_id = ${noteId}
            and attachment_id = any(${removedFiles}::uuid[])`,
        );
      }
      const added = await attachFiles(context, on, evidence, { takes: "anything", field: "evidence" });
      for (const id of added) await keepDigest(context, noteId, id);
    },
    tells: tells(noteId, "EDITED", "change-evidence"),
  });
  return { noteId };
}

async function keepDigest(context: Context, noteId: string, attachmentId: string): Promise<void> {
  const [file] = await context.rows<{ key: string; name: string }>(
    sql`select store_key as key, file_name as name from {attachment} where id = ${attachmentId}`,
  );
  const bytes = await context.files.get(file!.key);
  const digest = createHash("sha256")
    .update(bytes ?? new Uint8Array())
    .digest("hex");
  await context.rows(
    sql`insert into {disciplinary_evidence} (attachment_id, note_id, file_name, digest, added_by, added_at)
      values (${attachmentId}, ${noteId}, ${file!.name}, ${digest}, ${context.actor.employeeId}, ${context.clock.now()})`,
  );
}

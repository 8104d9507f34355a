import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { OpenAs } from "#app/platform/jobs/background-work.ts";
import { requireUpload, type UploadRecord } from "../data/upload-record.ts";
import { endUploadTask, noteUploadProgress, type UploadProgress } from "../data/upload-task.ts";
import { applyUpload, applyUploadInput } from "../use-cases/apply-upload.ts";
import { checkUpload, checkUploadInput } from "../use-cases/check-upload.ts";
import { undoUpload, undoUploadInput } from "../use-cases/undo-upload.ts";

const payloadShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("CHECK"), input: checkUploadInput }),
  z.object({ kind: z.literal("APPLY"), input: applyUploadInput }),
  z.object({ kind: z.literal("UNDO"), input: undoUploadInput }),
]);
type Asked = z.output<typeof payloadShape>;

/** What a file is once the work on it is done; the same work may come twice. */
const afterwards: Partial<Record<Asked["kind"], UploadRecord["status"]>> = { APPLY: "APPLIED", UNDO: "UNDONE" };

/** Checks, applies or undoes a file of goals in one transaction, and says beside it how far it is. What fails changes nothing and says why. */
export async function runGoalUpload(open: OpenAs, payload: Record<string, unknown>): Promise<void> {
  const asked = payloadShape.parse(payload);
  const { uploadId } = asked.input;
  const progress: UploadProgress = (done, total) =>
    open((context) => noteUploadProgress(context, uploadId, done, total));
  try {
    if ((await open((context) => requireUpload(context, uploadId))).status === afterwards[asked.kind]) return;
    await progress(0, 0);
    await open(async (context) => {
      if (asked.kind === "CHECK") await checkUpload(context, asked.input, progress);
      else if (asked.kind === "APPLY") await applyUpload(context, asked.input, progress);
      else await undoUpload(context, asked.input);
      await endUploadTask(context, uploadId, null);
    });
  } catch (error) {
    const known = error instanceof AppError;
    await open((context) =>
      endUploadTask(
        context,
        uploadId,
        known ? { code: error.code, params: error.details.params ?? {} } : { code: "goals.upload-fault", params: {} },
      ),
    );
    if (!known) throw error;
  }
}

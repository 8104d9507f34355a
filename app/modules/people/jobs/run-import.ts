import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { OpenAs } from "#app/platform/jobs/background-work.ts";
import { requireImport } from "../data/import/import-record.ts";
import { endTask, noteProgress, type Progress } from "../data/import/import-task.ts";
import { applyImport, applyImportInput } from "../use-cases/apply-import.ts";
import { checkImport, checkImportInput } from "../use-cases/check-import.ts";

const payloadShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("CHECK"), input: checkImportInput }),
  z.object({ kind: z.literal("APPLY"), input: applyImportInput }),
]);

/** Checks or applies an import in one transaction, and says beside it how far it is. What fails changes nothing and says why. */
export async function runImport(open: OpenAs, payload: Record<string, unknown>): Promise<void> {
  const asked = payloadShape.parse(payload);
  const { importId } = asked.input;
  const progress: Progress = (phase, done, total) =>
    open((context) => noteProgress(context, importId, phase, done, total));
  try {
    if (asked.kind === "APPLY" && (await wasApplied(open, importId))) return;
    await progress("COMPARING", 0, 0);
    await open(async (context) => {
      await (asked.kind === "APPLY" ? applyImport(context, asked.input, progress) : checkImport(context, asked.input));
      await endTask(context, importId, null);
    });
  } catch (error) {
    const known = error instanceof AppError;
    await open((context) =>
      endTask(
        context,
        importId,
        known ? { code: error.code, params: error.details.params ?? {} } : { code: "people.import-fault", params: {} },
      ),
    );
    if (!known) throw error;
  }
}

/** The same work may come twice. */
function wasApplied(open: OpenAs, importId: string): Promise<boolean> {
  return open(async (context) => (await requireImport(context, importId)).status === "APPLIED");
}

import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { refuseBusy, startTask } from "#app/platform/tasks/start-task.ts";
import { requireImport } from "../data/import/import-record.ts";
import { importTask, type ImportTaskInput } from "../jobs/import.task.ts";
import { type ApplyImportInput, refuseUnasked } from "./apply-import.ts";
import { checkImport, type CheckImportInput } from "./check-import.ts";

/** Files of up to so many lines are checked while one waits. */
const checkedAtOnce = 2_000;

/** Looks at a file: at once where it is small, else in the background. */
export async function askForCheck(context: Context, input: CheckImportInput): Promise<void> {
  await authorize(context, "create", { kind: "Employee" });
  const record = await requireImport(context, input.importId, true);
  await refuseBusy(context, importTask, record.id);
  if (record.rowCount <= checkedAtOnce) return void (await checkImport(context, input));
  await ask(context, { kind: "CHECK", input });
}

/** Has what was looked at done in the background; refuses at once what would be refused there. */
export async function askForApply(context: Context, input: ApplyImportInput): Promise<void> {
  await authorize(context, "create", { kind: "Employee" });
  const record = await requireImport(context, input.importId, true);
  await refuseBusy(context, importTask, record.id);
  if (record.status !== "CHECKED")
    throw conflict(
      record.status === "READ" ? "people.import-unchecked" : "people.import-over",
      "There is nothing to apply.",
    );
  refuseUnasked(record, input.leaveOutRefused, input.retireMany);
  await ask(context, { kind: "APPLY", input });
}

async function ask(context: Context, asked: ImportTaskInput): Promise<void> {
  await startTask(context, importTask, asked, { aboutId: asked.input.importId });
}

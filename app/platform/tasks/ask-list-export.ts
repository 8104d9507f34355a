import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { startTask } from "./start-task.ts";
import type { AnyTaskKind } from "./task-kind.ts";
import type { TaskKinds } from "./tend-tasks.ts";

/** Which list, and what its address said of what narrows it. */
export const listExportAsked = z.object({
  kind: z.string().max(100),
  said: z
    .string()
    .max(10_000)
    .transform((text, issues) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        issues.addIssue({ code: "custom", message: "no JSON" });
        return z.NEVER;
      }
    }),
});

/** The kind of a list's file that the actor may ask for at all; not found where there is none. */
export async function requireListExport(context: Context, kinds: TaskKinds, kind: string): Promise<AnyTaskKind> {
  const found = kinds.get(kind);
  if (!found?.ofList) throw notFound("The list");
  await found.can.check(context);
  return found;
}

/** Has the file of a long list made in the background; what the actor may see of it is asked again by who makes it. */
export async function askListExport(
  context: Context,
  kinds: TaskKinds,
  { kind, said }: z.output<typeof listExportAsked>,
): Promise<{ taskId: string }> {
  const found = await requireListExport(context, kinds, kind);
  if (!found.input.safeParse(said).success) throw notFound("The list");
  const asked = await startTask(context, found, said, { mostOfOne: 1 });
  await writeAuditEntry(context, {
    ...{ action: "tasks.export", subjectType: "Task", subjectId: asked.taskId, detail: { kind } },
  });
  return asked;
}

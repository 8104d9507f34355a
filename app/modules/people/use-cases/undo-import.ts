import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { factColumns } from "../data/employee-facts-row.ts";
import { requireImport } from "../data/import/import-record.ts";
import { restoreFields } from "../data/import/store-fields.ts";
import { replaceFacts } from "../data/import/store-people.ts";
import { lockReportingLines } from "../data/locks.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import type { PlannedChange } from "../domain/import/plan.ts";
import type { ImportUndone } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 2_000;
const stillReferenced = "23503";

/** People who came by mistake were never here: they and their rows go, unless anything else of the company names them by now. */
async function takePeopleAway(context: Context, employeeIds: readonly string[]): Promise<void> {
  try {
    await context.rows(sql`delete from {assignment} where employee_id = any(${employeeIds}::uuid[])`);
    for (let start = 0; start < employeeIds.length; start += atOnce) {
      await context.rows(
        sql`delete from {employee} where id = any(${employeeIds.slice(start, start + atOnce)}::uuid[])`,
      );
    }
  } catch (error) {
    if ((error as { code?: string }).code !== stillReferenced) throw error;
    throw conflict("people.import-in-use", "Something else names a person of the import.");
  }
}

export const undoImportInput = z.object({ importId: ids.import });
export type UndoImportInput = z.output<typeof undoImportInput>;

type DoneRow = { employeeId: string; outcome: "CREATED" | "CHANGED" | "MOVED" | "RETIRED"; changes: PlannedChange[] };

/** Takes back what an import did. Refuses, changing nothing, once anything it touched has been changed since. */
export async function undoImport(context: Context, { importId }: UndoImportInput): Promise<{ importId: string }> {
  await authorize(context, "create", { kind: "Employee" });
  await lockReportingLines(context);
  const record = await requireImport(context, importId, true);
  if (record.status !== "APPLIED") throw conflict("people.import-not-applied", "There is nothing to undo.");
  await context.rows(sql`lock table {employee} in exclusive mode`);
  const done = await context.rows<DoneRow>(
    sql`select employee_id as "employeeId", outcome, changes from {people_import_plan}
      where import_id = ${importId} and outcome in ('CREATED', 'CHANGED', 'MOVED', 'RETIRED')`,
  );
  await refuseLaterChanges(context, importId);
  await restorePlaces(context, importId);
  await restoreFields(context, importId);
  await replaceFacts(
    context,
    done
      .filter((row) => row.outcome !== "CREATED")
      .map(({ employeeId, changes }) => ({ id: employeeId, facts: formerFacts(changes) })),
  );
  await restoreLeaving(
    context,
    done.filter(({ changes }) => changes.some(({ field }) => field === "status")).map((row) => row.employeeId),
  );
  await takePeopleAway(
    context,
    done.filter((row) => row.outcome === "CREATED").map((row) => row.employeeId),
  );
  await context.rows(
    sql`update {people_import} set status = 'UNDONE', undone_at = ${context.clock.now()} where id = ${importId}`,
  );
  const undone: ImportUndone = { name: "people.import-undone", payload: { importId } };
  await recordEvent(context, undone);
  await writeAuditEntry(context, { action: "people.undo-import", subjectType: "PeopleImport", subjectId: importId });
  return { importId };
}

/** A row the import added that is superseded, or a person changed after it: somebody has built on it. */
async function refuseLaterChanges(context: Context, importId: string): Promise<void> {
  const [later] = await context.rows<{ name: string }>(
    sql`select e.display_name as name from {people_import} i join {people_import_plan} p on p.import_id = i.id
      join {employee} e on e.id = p.employee_id
      where i.id = ${importId} and p.outcome in ('CREATED', 'CHANGED', 'MOVED', 'RETIRED')
        and (e.updated_at > i.applied_at or exists (select from {assignment} a where a.employee_id = e.id
          and (a.recorded_at > i.applied_at or a.superseded_at > i.applied_at)))
      limit 1`,
  );
  if (later)
    throw conflict("people.import-built-on", "Something the import touched was changed since.", {
      params: { name: later.name },
    });
}

async function restorePlaces(context: Context, importId: string): Promise<void> {
  // What the import recorded is superseded in its turn, and what it superseded is recorded again: knowledge only grows.
  const now = context.clock.now();
  await context.rows(
    sql`update {assignment} a set superseded_at = ${now} from {people_import} i where i.id = ${importId} and a.id = any(i.added)`,
  );
  await context.rows(
    sql`insert into {assignment} (id, employee_id, kind, manager_id, org_unit_id, job_role_id, grade_id, location_id,
      status, valid, recorded_at, recorded_by)
     select gen_random_uuid(), a.employee_id, a.kind, a.manager_id, a.org_unit_id, a.job_role_id, a.grade_id,
       a.location_id, a.status, a.valid, ${now}, ${context.actor.employeeId}
       from {people_import} i join {assignment} a on a.id = any(i.superseded) where i.id = ${importId}`,
  );
}

/** A leaving that was planned before the import is planned again. */
async function restoreLeaving(context: Context, employeeIds: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {employee} e set updated_at = ${context.clock.now()}, version = version + 1, resigned_on =
       (select lower(a.valid) from {assignment} a where a.employee_id = e.id and a.kind = 'STATUS'
         and a.superseded_at is null and a.status = 'LEFT' and upper_inf(a.valid))
      where e.id = any(${employeeIds}::uuid[])`,
  );
}

function formerFacts(changes: readonly PlannedChange[]): Record<string, string | null> {
  return Object.fromEntries(
    changes.flatMap(({ field, before }) =>
      field in factColumns
        ? [[factColumns[field as keyof EmployeeFacts], before ?? (field === "lastName" ? "" : null)]]
        : [],
    ),
  );
}

import type { Context } from "#app/platform/context/context.ts";
import type { LineChange, LineVerdict, UndoneFile } from "#app/platform/contributions/judged-as-set.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { accessTopic, announceLive } from "#app/platform/live/announce-live.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { EmployeeFacts } from "../../domain/employee-facts.ts";
import type { ImportUndone } from "../../events.ts";
import { factColumns } from "../employee-facts-row.ts";
import { lockPeople, lockReportingLines } from "../locks.ts";
import { restoreFields, type MadeByImport } from "./store-fields.ts";
import { replaceFacts } from "./store-people.ts";
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

/**
 * Holds the people the import touched, and the reporting lines where some come back that might close a loop with later ones.
 * Everybody else is written as usual, however many people are taken away.
 */
export async function holdUndone(context: Context, { made, verdicts }: UndoneFile): Promise<void> {
  if ((made as MadeByImport).superseded.length > 0) await lockReportingLines(context);
  await lockPeople(
    context,
    idsOf(verdicts.filter(({ outcome }) => outcome === "CHANGED" || outcome === "MOVED" || outcome === "RETIRED")),
  );
  // Nobody may begin to name those who go.
  const joined = idsOf(verdicts.filter(({ outcome }) => outcome === "CREATED"));
  await context.rows(sql`select from {employee} where id = any(${joined}::uuid[]) order by id for update`);
}

/** Takes back what an import did; once anything it touched has been changed since, says whom that concerns and does nothing. */
export async function undoJudged(
  context: Context,
  { id: importId, appliedAt, made, verdicts }: UndoneFile,
): Promise<{ builtOn: string | null }> {
  const done = verdicts.filter(({ outcome }) => outcome !== "REFUSED" && outcome !== "UNCHANGED");
  const builtOn = await changedSince(context, idsOf(done), appliedAt);
  if (builtOn !== null) return { builtOn };
  await restorePlaces(context, made as MadeByImport);
  await restoreFields(context, made as MadeByImport);
  await replaceFacts(
    context,
    done
      .filter((row) => row.outcome !== "CREATED")
      .map(({ recordId, changes }) => ({ id: recordId!, facts: formerFacts(changes) })),
  );
  await restoreLeaving(context, idsOf(done.filter(({ changes }) => changes.some(({ field }) => field === "status"))));
  await takePeopleAway(context, idsOf(done.filter(({ outcome }) => outcome === "CREATED")));
  const undone: ImportUndone = { name: "people.import-undone", payload: { importId } };
  await recordEvent(context, undone);
  return { builtOn: null };
}

const idsOf = (verdicts: readonly LineVerdict[]) => verdicts.map(({ recordId }) => recordId!);

/** The name of somebody who was changed after that, or one of whose dated rows was. */
async function changedSince(context: Context, employeeIds: readonly string[], since: Date): Promise<string | null> {
  const [later] = await context.rows<{ name: string }>(
    sql`select e.display_name as name from {employee} e where e.id = any(${employeeIds}::uuid[])
        and (e.updated_at > ${since} or exists (select from {assignment} a where a.employee_id = e.id
          and (a.recorded_at > ${since} or a.superseded_at > ${since})))
      limit 1`,
  );
  return later?.name ?? null;
}

async function restorePlaces(context: Context, { superseded, added }: MadeByImport): Promise<void> {
  // What the import recorded is superseded in its turn, and what it superseded is recorded again: knowledge only grows.
  const now = context.clock.now();
  await context.rows(sql`update {assignment} set superseded_at = ${now} where id = any(${added}::uuid[])`);
  await context.rows(
    sql`with former as materialized (select * from {assignment} where id = any(${superseded}::uuid[]))
     insert into {assignment} (id, employee_id, kind, manager_id, org_unit_id, job_role_id, grade_id, location_id,
      status, valid, recorded_at, recorded_by)
     select gen_random_uuid(), a.employee_id, a.kind, a.manager_id, a.org_unit_id, a.job_role_id, a.grade_id,
       a.location_id, a.status, a.valid, ${now}::timestamptz, ${context.actor.employeeId}::uuid from former a`,
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
  await announceLive(context, accessTopic, employeeIds);
}

function formerFacts(changes: readonly LineChange[]): Record<string, string | null> {
  return Object.fromEntries(
    changes.flatMap(({ field, before }) =>
      field in factColumns
        ? [[factColumns[field as keyof EmployeeFacts], before ?? (field === "lastName" ? "" : null)]]
        : [],
    ),
  );
}

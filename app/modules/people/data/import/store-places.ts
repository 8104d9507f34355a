import type { Context } from "#app/platform/context/context.ts";
import { insertColumns } from "#app/platform/context/insert-columns.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { type AssignmentKind } from "../../domain/assignment.ts";
import { applyChange } from "../../domain/effective-dating.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import type { PlaceField } from "../../domain/import/read-line.ts";
import { accessTopic, announceLive } from "#app/platform/live/announce-live.ts";
import { type AssignmentRow, columnOf } from "../assignment-rows.ts";
import type { MadeByImport } from "./store-fields.ts";
import { instant, sql } from "#tenancy/sql.ts";

const kindOf: Record<PlaceField, AssignmentKind> = {
  manager: "REPORTING_LINE",
  orgUnit: "ORG_UNIT",
  jobRole: "JOB_ROLE",
  grade: "GRADE",
  location: "LOCATION",
};
type Wanted = {
  employeeId: string;
  kind: AssignmentKind;
  value: string | null;
  from: string;
  future: "KEEP" | "REPLACE";
};
const atOnce = 10_000;

/** The first places of new people: nothing was before, so each holds from their first day on; a statement a kind. */
export async function storeFirstPlaces(context: Context, newcomers: readonly PlannedRow[]): Promise<void> {
  const placed = newcomers.flatMap((row) => wantedOf(row, ""));
  for (const [kind, wanted] of Map.groupBy(placed, (one) => one.kind)) await storeFirst(context, kind, wanted);
}

async function storeFirst(context: Context, kind: AssignmentKind, wanted: readonly Wanted[]): Promise<void> {
  await insertColumns(
    context,
    "assignment",
    {
      "employee_id uuid": wanted.map((one) => one.employeeId),
      [`${columnOf[kind]} ${kind === "STATUS" ? "text" : "uuid"}`]: wanted.map((one) => one.value),
      "valid daterange": wanted.map((one) => `[${one.from},)`),
    },
    {
      same: {
        "kind text": kind,
        "recorded_at timestamptz": context.clock.now(),
        "recorded_by uuid": context.actor.employeeId,
      },
      said: { id: sql`gen_random_uuid()` },
    },
  );
}

/** Moves and leavings, as the rules of dated rows have it; two kinds of statement for all of them. */
export async function storePlaces(context: Context, rows: readonly PlannedRow[], from: string): Promise<MadeByImport> {
  const wanted = rows.filter((row) => row.outcome !== "CREATED").flatMap((row) => wantedOf(row, from));
  const stored = await loadTimelines(
    context,
    rows.filter((row) => row.outcome === "MOVED" || row.outcome === "RETIRED").map((row) => row.recordId!),
  );
  const recordedAt = context.clock.now().toISOString();
  const superseded: string[] = [];
  const added: Record<string, string | null>[] = [];
  for (const { employeeId, kind, ...change } of wanted) {
    const timeline = stored.get(`${employeeId}:${kind}`) ?? [];
    const now = timeline.reduce(
      (latest, row) => [latest, row.recordedAt, row.supersededAt ?? ""].sort().at(-1)!,
      recordedAt,
    );
    const result = applyChange<string | null>(timeline, { ...change, recordedAt: now, newId: context.newId });
    superseded.push(...result.superseded);
    for (const row of result.added) {
      added.push({
        id: row.id,
        employee_id: employeeId,
        kind,
        [columnOf[kind]]: row.value,
        valid: `[${row.validFrom},${row.validTo ?? ""})`,
        recorded_at: row.recordedAt,
        recorded_by: context.actor.employeeId,
      });
    }
  }
  await context.rows(
    sql`update {assignment} set superseded_at = ${context.clock.now()} where id = any(${superseded}::uuid[])`,
  );
  for (let start = 0; start < added.length; start += atOnce)
    await insertRows(context, "assignment", columns, added.slice(start, start + atOnce));
  await storeLeaving(
    context,
    rows.filter((row) => row.outcome === "RETIRED"),
    from,
  );
  await storeLeaving(
    context,
    rows.filter(({ outcome, changes }) => outcome === "MOVED" && changes.some(({ field }) => field === "status")),
    null,
  );
  return { superseded, added: added.map((row) => row["id"]!) };
}

const columns =
  "id uuid, employee_id uuid, kind text, manager_id uuid, org_unit_id uuid, job_role_id uuid, " +
  "grade_id uuid, location_id uuid, status text, valid daterange, recorded_at timestamptz, recorded_by uuid";

function wantedOf({ outcome, recordId, changes }: PlannedRow, day: string): Wanted[] {
  const employeeId = recordId!;
  if (outcome === "RETIRED") return [{ employeeId, kind: "STATUS", value: "LEFT", from: day, future: "REPLACE" }];
  if (outcome !== "CREATED" && outcome !== "MOVED") return [];
  const from = String(changes.find((change) => change.field === "joinedOn")?.value ?? day);
  const places = changes.flatMap(({ field, value, from: since }): Wanted[] =>
    field in kindOf
      ? [
          {
            employeeId,
            kind: kindOf[field as PlaceField],
            value: value === null ? null : String(value),
            from: since ?? from,
            future: "KEEP",
          },
        ]
      : [],
  );
  return outcome === "CREATED"
    ? [{ employeeId, kind: "STATUS", value: "ACTIVE", from, future: "KEEP" }, ...places]
    : [...returnOf(changes, employeeId, from), ...places];
}

/** Somebody who had left is with the company again; what was planned for their absence falls away. */
function returnOf(changes: PlannedRow["changes"], employeeId: string, from: string): Wanted[] {
  if (!changes.some(({ field }) => field === "status")) return [];
  return [{ employeeId, kind: "STATUS", value: "ACTIVE", from, future: "REPLACE" }];
}

async function loadTimelines(context: Context, employeeIds: readonly string[]): Promise<Map<string, AssignmentRow[]>> {
  const rows = await context.rows<AssignmentRow & { employeeId: string; kind: string }>(
    sql`select id, employee_id as "employeeId", kind, lower(valid)::text as "validFrom", upper(valid)::text as "validTo",
            coalesce(coalesce(manager_id, org_unit_id, job_role_id, grade_id, location_id)::text, status) as value,
            ${instant(sql`recorded_at`)} as "recordedAt", ${instant(sql`superseded_at`)} as "supersededAt"
       from {assignment} where employee_id = any(${employeeIds}::uuid[]) and superseded_at is null`,
  );
  return Map.groupBy(rows, (row) => `${row.employeeId}:${row.kind}`);
}

/** The day from which they are gone; null for those who are back. Their open pages are told at once. */
async function storeLeaving(context: Context, rows: readonly PlannedRow[], from: string | null): Promise<void> {
  const employeeIds = rows.map((row) => row.recordId!);
  await context.rows(
    sql`update {employee} set resigned_on = ${from}::date, updated_at = ${context.clock.now()}, version = version + 1
      where id = any(${employeeIds}::uuid[])`,
  );
  await announceLive(context, accessTopic, employeeIds);
}

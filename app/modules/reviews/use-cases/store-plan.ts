import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import type { CyclePlan, PlannedForm } from "../domain/plan-cycle.ts";
import type { RatedThings } from "../domain/rated.ts";
import { groupsOfPeople } from "../queries/groups-of-people.ts";
import { ratedOfMany } from "../queries/rated-now.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 500;

/** Writes the people of a plan and their forms; who is in the cycle already, from the same day, stays as they are. */
export async function storePlan(
  context: Context,
  cycleId: string,
  plan: CyclePlan,
  told: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const known = await context.rows<{ employeeId: string; anchorOn: string }>(
    sql`select employee_id as "employeeId", anchor_on::text as "anchorOn" from {review_reviewee} where cycle_id = ${cycleId}`,
  );
  const there = new Set(known.map(({ employeeId, anchorOn }) => `${employeeId} ${anchorOn}`));
  const fresh = plan.reviewees.filter(({ employeeId, anchorOn }) => !there.has(`${employeeId} ${anchorOn}`));
  const ids = new Map(fresh.map(({ employeeId, anchorOn }) => [`${employeeId} ${anchorOn}`, context.newId()]));
  const forms = plan.forms.filter(({ employeeId, anchorOn }) => ids.has(`${employeeId} ${anchorOn}`));
  const cycle = await readCycle(context, cycleId);
  const now = context.clock.now();
  for (let from = 0; from < fresh.length; from += atOnce) {
    const part = fresh.slice(from, from + atOnce);
    const rated = await ratedOf(context, cycle, part);
    const groups = await groupsOfPeople(
      context,
      cycle.settings,
      part.map(({ employeeId }) => employeeId),
    );
    await insertRows(
      context,
      "review_reviewee",
      "id uuid, cycle_id uuid, employee_id uuid, manager_id uuid, org_unit_id uuid, anchor_on date, form_group text, " +
        "rated jsonb, created_at timestamptz",
      part.map(({ employeeId, managerId, orgUnitId, anchorOn }) => ({
        id: ids.get(`${employeeId} ${anchorOn}`),
        cycle_id: cycleId,
        employee_id: employeeId,
        manager_id: managerId,
        org_unit_id: orgUnitId,
        anchor_on: anchorOn,
        form_group: groups.get(employeeId) ?? "",
        rated: rated.get(`${employeeId} ${anchorOn}`),
        created_at: now,
      })),
    );
    await told(Math.min(from + atOnce, fresh.length), fresh.length + forms.length);
  }
  await storeForms(context, forms, ids, (done) => told(fresh.length + done, fresh.length + forms.length));
  return [...ids.values()];
}

/** The forms of those people, each with its number among those of its kind. */
async function storeForms(
  context: Context,
  forms: readonly PlannedForm[],
  ids: ReadonlyMap<string, string>,
  told: (done: number) => Promise<void>,
): Promise<void> {
  const now = context.clock.now();
  const placed = numbered(forms);
  for (let from = 0; from < placed.length; from += atOnce) {
    await insertRows(
      context,
      "review_form",
      "id uuid, reviewee_id uuid, provider text, reviewer_id uuid, status text, opens_on date, due_on date, " +
        "forced boolean, place int, created_at timestamptz",
      placed
        .slice(from, from + atOnce)
        .map(({ employeeId, anchorOn, provider, reviewerId, opensOn, dueOn, place }) => ({
          id: context.newId(),
          reviewee_id: ids.get(`${employeeId} ${anchorOn}`),
          provider,
          reviewer_id: reviewerId,
          status: "NOT_STARTED",
          opens_on: opensOn,
          due_on: dueOn,
          forced: false,
          place,
          created_at: now,
        })),
    );
    await told(Math.min(from + atOnce, placed.length));
  }
}

/** What is rated of each of them, as it is on the day their review begins. */
async function ratedOf(
  context: Context,
  cycle: CycleRecord,
  people: CyclePlan["reviewees"],
): Promise<Map<string, RatedThings>> {
  const found = new Map<string, RatedThings>();
  for (const [anchorOn, those] of Map.groupBy(people, (one) => one.anchorOn)) {
    const employeeIds = those.map(({ employeeId }) => employeeId);
    const rated = await ratedOfMany(context, cycle, { employeeIds, anchorOn });
    for (const [employeeId, things] of rated) found.set(`${employeeId} ${anchorOn}`, things);
  }
  return found;
}

/** Each form with its number among those of its kind about the person. */
function numbered(forms: readonly PlannedForm[]): (PlannedForm & { place: number })[] {
  const places = new Map<string, number>();
  return forms.map((form) => {
    const key = `${form.employeeId} ${form.anchorOn} ${form.provider}`;
    const place = (places.get(key) ?? 0) + 1;
    places.set(key, place);
    return { ...form, place };
  });
}

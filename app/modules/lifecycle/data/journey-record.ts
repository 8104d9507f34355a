import { managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import type { JourneyState, Moment } from "../domain/moments.ts";
import type { RegisterChange } from "./register-changes.ts";

export type JourneyFacts = {
  kind: "Journey";
  employeeId: string;
  /** The person, where it was told to them. */
  toldId: string | null;
  managerIds: string[];
  assigneeIds: string[];
};

export type JourneyRecord = {
  id: string;
  employeeId: string;
  moment: Moment;
  onDay: string;
  state: JourneyState;
  told: boolean;
  moved: boolean;
  changes: RegisterChange[];
  buddyId: string | null;
  startedBy: string | null;
  reason: string;
  version: number;
  assigneeIds: string[];
  /** It began by itself, and goes with what the register says. */
  followsRegister: boolean;
};

const read = (where: ReturnType<typeof sql>) =>
  sql`select j.id, j.employee_id as "employeeId", j.moment, j.on_day::text as "onDay", j.state, j.told, j.changes,
      j.moved_at is not null as moved, j.buddy_id as "buddyId", j.started_by as "startedBy", j.reason, j.version,
      j.follows_register as "followsRegister",
      array(select distinct s.assignee_id::text from {lifecycle_step} s
        where s.journey_id = j.id and s.assignee_id is not null) as "assigneeIds"
    from {lifecycle_journey} j where ${where}`;

/** What rules test of a journey: whose it is, who stands above them today or on its day, and who has a step of it. */
export async function journeyFacts(
  context: Context,
  { employeeId, onDay, told, assigneeIds }: Pick<JourneyRecord, "employeeId" | "onDay" | "told" | "assigneeIds">,
): Promise<JourneyFacts> {
  const above = async (day: string) => (await managersAbove(context, [employeeId], day)).get(employeeId) ?? [];
  const today = context.today();
  const managerIds = [...new Set([...(await above(today)), ...(onDay > today ? await above(onDay) : [])])];
  // Steps of a journey that its person was not told of wait for them unseen.
  const seeing = told ? assigneeIds : assigneeIds.filter((id) => id !== employeeId);
  return { kind: "Journey", employeeId, toldId: told ? employeeId : null, managerIds, assigneeIds: seeing };
}

/** Whose step it is for rules and messages: of a journey that its person was not told of, they have none yet. */
export function seenAssignee(
  { employeeId, told }: Pick<JourneyRecord, "employeeId" | "told">,
  assigneeId: string | null | undefined,
): string | null {
  return !told && assigneeId === employeeId ? null : (assigneeId ?? null);
}

/** In a statement about steps `s` of journeys `j`: whoever has the step may know of it. */
export const assigneeKnows = sql`(j.told or s.assignee_id <> j.employee_id)`;

/** So many days before its day a step begins to wait for whoever does it. */
const aheadDays = 14;

/** In the same: its day is near, and no step before it is open. `today` is a local date. */
export const waitsBy = (today: string) => sql`(s.due_on <= ${today}::date + ${aheadDays}::int
  and not exists (select from {lifecycle_step} b where b.journey_id = s.journey_id and b.state = 'OPEN'
    and s.after_keys @> jsonb_build_array(b.key)))`;

/** A journey that the actor may do this with; 404 where they may not even see it. `held` keeps others from changing it. */
export async function requireJourney(
  context: Context,
  action: "view" | "run",
  journeyId: string,
  { held = false } = {},
): Promise<{ journey: JourneyRecord; facts: JourneyFacts }> {
  if (held) await context.rows(sql`select from {lifecycle_journey} j where j.id = ${journeyId} for update`);
  const journey = await firstRow<JourneyRecord>(context, read(sql`j.id = ${journeyId}`));
  if (!journey) throw notFound("Journey");
  const facts = await journeyFacts(context, journey);
  await authorize(context, action, facts);
  return { journey, facts };
}

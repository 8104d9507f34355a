import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { insertJourneys } from "../data/insert-journeys.ts";
import { registerOn } from "../data/register-changes.ts";
import { registerMoments } from "../data/register-moments.ts";
import { effectiveOn, type Moment } from "../domain/moments.ts";
import type { TemplateStep } from "../domain/steps.ts";
import { waitingFor } from "../queries/waiting-for-journeys.ts";
import { markWithdrawn } from "../use-cases/mark-withdrawn.ts";
import { writeDown } from "../use-cases/write-down.ts";

/** So many days after its day a journey still begins, and goes with what is corrected. */
const latestDays = 30;
const atOnce = 500;

type Following = {
  id: string;
  moment: Moment;
  audience: AudienceRule;
  from: string;
  hrId: string | null;
  number: number;
  steps: TemplateStep[];
};

/**
 * Journeys that follow the register: one begins when an import, a connected system, a program or somebody by hand records
 * that a person joins, leaves or is away; it goes with what is corrected there until 30 days after its day, and is withdrawn
 * where nothing is left of it. Whatever the order of news, the journeys are those of what the register says in the end.
 */
export async function followRegister(context: Context): Promise<void> {
  const templates = await followingTemplates(context);
  const [followed] = await context.rows(sql`select from {lifecycle_journey} j where ${isFollowed(context)} limit 1`);
  if (templates.length === 0 && !followed) return;
  await lockNamed(context, "lifecycle-register");
  await goWithRegister(context);
  for (const template of templates) await beginAll(context, template);
}

const isFollowed = (context: Context) =>
  sql`j.follows_register and j.state <> 'WITHDRAWN' and j.on_day >= ${addDays(context.today(), -latestDays)}::date`;

/** Templates for some come before those for everybody. */
function followingTemplates(context: Context): Promise<Following[]> {
  return context.rows<Following>(
    sql`select t.id, t.moment, t.audience, v.number, v.steps,
        greatest(t.follows_from, ${addDays(context.today(), -latestDays)}::date)::text as "from",
        case when ${isStillWithUs(sql`t.hr_id`, context.clock.now())} then t.hr_id end as "hrId"
      from {lifecycle_template} t join {lifecycle_template_version} v on v.template_id = t.id
      where t.follows_register and t.archived_at is null and not exists (select from {lifecycle_template_version} later
        where later.template_id = t.id and later.number > v.number)
      order by coalesce((t.audience ->> 'everyone')::boolean, false), lower(t.name), t.id`,
  );
}

type Known = { id: string; employeeId: string; moment: Moment; onDay: string; now: string | null };

/** Another day in the register is another day of the journey; what the register takes back is not to be. */
async function goWithRegister(context: Context): Promise<void> {
  const changed = await context.rows<Known>(
    sql`with said as materialized (${registerMoments(addDays(context.today(), -400))})
      select * from (
        select j.id, j.employee_id as "employeeId", j.moment, j.on_day::text as "onDay",
          (select m.on_day from said m where m.employee_id = j.employee_id and m.moment = j.moment
            order by abs(m.on_day - j.on_day) limit 1)::text as now
        from {lifecycle_journey} j where ${isFollowed(context)}
      ) known where now is distinct from "onDay" order by id limit ${atOnce}`,
  );
  for (const journey of changed) {
    const { id: journeyId, employeeId, moment, onDay, now } = journey;
    if (now === null) await markWithdrawn(context, { journeyId, employeeId, moment, onDay }, { employeeId, moment });
    else await reschedule(context, journey, now);
  }
}

/** Open steps go with the day, and none is due before today. */
async function reschedule(context: Context, { id: journeyId, employeeId, moment, onDay }: Known, day: string) {
  await context.rows(
    sql`update {lifecycle_step} set due_on = greatest(due_on + (${day}::date - ${onDay}::date), ${context.today()}::date),
        reminded_on = null, version = version + 1 where journey_id = ${journeyId} and state = 'OPEN'`,
  );
  await context.rows(
    sql`update {lifecycle_journey} set on_day = ${day}::date, version = version + 1,
        moved_at = case when ${effectiveOn(moment, day)}::date <= ${context.today()}::date then moved_at end
      where id = ${journeyId}`,
  );
  await writeDown(
    context,
    "lifecycle.journey-rescheduled",
    { journeyId, employeeId, moment, onDay: day },
    { action: "change-day", subject: "Journey", id: journeyId, detail: { employeeId, onDay: day } },
  );
}

async function beginAll(context: Context, template: Following): Promise<void> {
  for (const { onDay, employeeIds } of await waitingFor(context, template))
    for (let from = 0; from < employeeIds.length; from += atOnce)
      await begin(context, template, onDay, employeeIds.slice(from, from + atOnce));
}

async function begin(context: Context, template: Following, onDay: string, employeeIds: readonly string[]) {
  const { moment, id: templateId, hrId } = template;
  const places = await registerOn(context, employeeIds, onDay);
  const begunOn = context.today();
  const journeys = employeeIds.map((employeeId) => ({
    ...{ journeyId: context.newId(), employeeId, moment, onDay, templateId, hrId, begunOn },
    ...{ managerId: places(employeeId, "REPORTING_LINE"), buddyId: undefined, reason: "", changes: [] },
    // Whether they have been spoken with, the register does not say.
    ...{ told: moment !== "EXIT", followsRegister: true },
  }));
  await insertJourneys(context, template, journeys);
  const told = journeys.map(({ journeyId, employeeId }) => ({ journeyId, employeeId, moment, onDay }));
  await recordEvents(
    context,
    told.map((payload) => ({ name: "lifecycle.journey-started", payload })),
  );
  await writeAuditEntries(
    context,
    told.map(({ journeyId, ...detail }) => ({
      ...{ action: "lifecycle.start-journey", subjectType: "Journey", subjectId: journeyId },
      detail: { ...detail, templateId },
    })),
  );
}

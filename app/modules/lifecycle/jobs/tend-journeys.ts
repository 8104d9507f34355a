import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { apart } from "#app/platform/data/apart.ts";
import { sql } from "#tenancy/sql.ts";
import type { RegisterChange } from "../data/register-changes.ts";
import { assigneeKnows } from "../data/journey-record.ts";
import type { Moment } from "../domain/moments.ts";
import { handOver } from "../use-cases/hand-over.ts";
import { tellLines } from "../use-cases/tell-lines.ts";
import { followRegister } from "./follow-register.ts";
import { writeDown } from "../use-cases/write-down.ts";

const atOnce = 50;
/** So many days after a step's day whoever has it is reminded once more. */
const onceMoreAfter = 3;

/**
 * What the day brings about: journeys begin as the register says, what was agreed goes over to others, and who has steps
 * that are due is reminded.
 */
export async function tendJourneys(context: Context): Promise<void> {
  const on = await context.rows(sql`select from {organization} o where 'LIFECYCLE' = any(o.enabled_features)`);
  if (on.length === 0) return;
  await followRegister(context);
  await moveWhoseDayCame(context);
  await remindOfSteps(context);
}

type Due = {
  id: string;
  employeeId: string;
  moment: Moment;
  startedBy: string | null;
  told: boolean;
  changes: RegisterChange[];
};

/** All of a journey or nothing: a worker that is killed leaves the day to the next one. */
async function moveWhoseDayCame(context: Context): Promise<void> {
  const due = await context.rows<Due>(
    sql`select j.id, j.employee_id as "employeeId", j.moment, j.started_by as "startedBy", j.told, j.changes
      from {lifecycle_journey} j
      where j.moved_at is null and j.state <> 'WITHDRAWN'
        and case when j.moment = 'EXIT' then j.on_day < ${context.today()}::date else j.on_day <= ${context.today()}::date end
      order by j.on_day, j.id limit ${atOnce} for update skip locked`,
  );
  // One that a room refuses waits for its next try, and holds up none of the others.
  for (const journey of due) await apart(context, () => move(context, journey));
}

async function move(context: Context, journey: Due): Promise<{ given: number }> {
  const { id: journeyId, employeeId, moment, told } = journey;
  const given = await handOver(inNameOf(context, journey.startedBy ?? employeeId), journey);
  await context.rows(
    sql`update {lifecycle_journey} set moved_at = ${context.clock.now()}, version = version + 1 where id = ${journeyId}`,
  );
  if (moment === "EXIT" || (moment === "MOVE" && !told)) await tellLines(context, journey.changes);
  await writeDown(
    context,
    "lifecycle.journey-moved",
    { journeyId, employeeId, moment },
    { action: "move-journey", subject: "Journey", id: journeyId, detail: { employeeId, given } },
  );
  return { given };
}

/** What is handed over stands in histories as done by whoever planned it. */
function inNameOf(context: Context, employeeId: string): Context {
  return { ...context, actor: { ...context.actor, employeeId } };
}

type Reminder = { journeyId: string; employeeId: string; moment: Moment; assigneeId: string; dueOn: string };

/** On a step's day and once more when it is late: one message a journey and person, whatever the number of steps. */
async function remindOfSteps(context: Context): Promise<void> {
  const today = context.today();
  const due = await context.rows<Reminder & { ids: string[] }>(
    sql`select j.id as "journeyId", j.employee_id as "employeeId", j.moment, s.assignee_id as "assigneeId",
        min(s.due_on)::text as "dueOn", array_agg(s.id::text) as ids
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
      where s.state = 'OPEN' and j.state = 'RUNNING' and s.assignee_id is not null and s.due_on <= ${today}::date
        and (s.reminded_on is null or (s.reminded_on < s.due_on + ${onceMoreAfter}::int
          and s.due_on + ${onceMoreAfter}::int <= ${today}::date))
        and ${assigneeKnows} and ${isPresent(sql`s.assignee_id`, today)}
      group by j.id, j.employee_id, j.moment, s.assignee_id order by j.id, s.assignee_id limit ${atOnce}`,
  );
  for (const { ids, ...one } of due) await remind(context, one, ids);
}

/** Tells somebody of steps of theirs that are due, and keeps that it was told. */
export async function remind(context: Context, one: Reminder, stepIds: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {lifecycle_step} set reminded_on = ${context.today()} where id = any(${[...stepIds]}::uuid[])`,
  );
  await writeDown(
    context,
    "lifecycle.steps-due",
    { ...one, count: stepIds.length },
    { action: "remind", subject: "Journey", id: one.journeyId, detail: { assigneeId: one.assigneeId } },
  );
}

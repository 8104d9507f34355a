import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GroupInTurn } from "../domain/in-turn.ts";
import type { Moment } from "../domain/moments.ts";
import { planSteps, type JourneyPeople, type TemplateStep } from "../domain/steps.ts";
import { groupsInTurn } from "./groups-in-turn.ts";
import type { RegisterChange } from "./register-changes.ts";

/** A journey to be written. */
export type NewJourney = {
  journeyId: string;
  employeeId: string;
  moment: Moment;
  onDay: string;
  templateId: string | undefined;
  managerId: string | null;
  buddyId: string | undefined;
  /** Whose the steps of HR are, and who is told of its end. */
  hrId: string | null;
  reason: string;
  told: boolean;
  changes: readonly RegisterChange[];
  /** Begun because the register said so, and goes with what is corrected there. */
  followsRegister: boolean;
  /** No step is due before this day; left out for what is told of the past. */
  begunOn?: string;
};

const rowsAtOnce = 5_000;

/** Journeys by one template, with their steps: a statement for the journeys, and one for each 5,000 steps. */
export async function insertJourneys(
  context: Context,
  template: { number: number; steps: readonly TemplateStep[] } | null,
  journeys: readonly NewJourney[],
): Promise<void> {
  await insertRows(
    context,
    "lifecycle_journey",
    `id uuid, employee_id uuid, moment text, on_day date, state text, template_id uuid, template_number int,
     buddy_id uuid, reason text, told boolean, changes jsonb, started_at timestamptz, started_by uuid,
     follows_register boolean, version int`,
    journeys.map((one) => journeyRow(one, template?.number ?? null, context.clock.now())),
  );
  const planned = template?.steps ?? [];
  const groups = await groupsInTurn(context, planned);
  const steps = journeys.flatMap((one) => stepRows(context, one, planned, groups));
  for (let from = 0; from < steps.length; from += rowsAtOnce)
    await insertRows(
      context,
      "lifecycle_step",
      `id uuid, journey_id uuid, key text, position int, title text, details text, translations jsonb, kind text,
       link text, questions jsonb, answers jsonb, doer text,
       assignee_id uuid, due_on date, after_keys jsonb, state text, version int`,
      steps.slice(from, from + rowsAtOnce),
    );
}

function journeyRow(one: NewJourney, number: number | null, now: Date): object {
  return {
    ...{ id: one.journeyId, employee_id: one.employeeId, moment: one.moment, on_day: one.onDay, state: "RUNNING" },
    ...{ template_id: one.templateId ?? null, template_number: number, buddy_id: one.buddyId ?? null },
    ...{ reason: one.reason, told: one.told, changes: one.changes, follows_register: one.followsRegister, version: 1 },
    ...{ started_at: now.toISOString(), started_by: one.hrId },
  };
}

function stepRows({ newId }: Context, one: NewJourney, steps: readonly TemplateStep[], groups: GroupInTurn): object[] {
  const people: JourneyPeople = {
    ...{ PERSON: one.employeeId, MANAGER: one.managerId, BUDDY: one.buddyId ?? null, HR: one.hrId },
  };
  return planSteps(steps, one.onDay, people, { begunOn: one.begunOn ?? null, groups }).map(
    ({ assigneeId, dueOn, after, ...step }) => ({
      ...{ id: newId(), journey_id: one.journeyId, ...step, state: "OPEN", version: 1, answers: {} },
      ...{ assignee_id: assigneeId, due_on: dueOn, after_keys: after },
    }),
  );
}

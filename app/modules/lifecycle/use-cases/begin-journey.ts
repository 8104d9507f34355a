import { firstRow, type Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { sql } from "#tenancy/sql.ts";
import { registerOn, type RegisterChange } from "../data/register-changes.ts";
import { templatesOf, type Moment } from "../domain/moments.ts";
import type { TemplateStep } from "../domain/steps.ts";
import { insertJourneys } from "../data/insert-journeys.ts";
import { writeDown } from "./write-down.ts";

export type Beginning = {
  employeeId: string;
  moment: Moment;
  onDay: string;
  templateId: string | undefined;
  buddyId: string | undefined;
  reason: string;
  told: boolean;
  changes: readonly RegisterChange[];
  hands: readonly { kind: string; id: string; toId: string }[];
  /** No step is due before this day; left out for what is told of the past. */
  begunOn?: string;
};

/** Nobody is in two journeys of a kind at once, or leaves and moves on the same day. */
export async function requireNoOther(context: Context, employeeId: string, moment: Moment, onDay: string) {
  const other = await firstRow(
    context,
    sql`select from {lifecycle_journey} j where j.employee_id = ${employeeId} and j.state <> 'WITHDRAWN'
      and ((j.moment = ${moment} and j.moved_at is null) or j.on_day = ${onDay}::date)`,
  );
  if (other) throw conflict("lifecycle.already-planned", "A journey is planned already.");
}

/** Writes a journey down and tells of it. The register was changed before. */
export async function beginJourney(context: Context, asked: Beginning): Promise<{ journeyId: string }> {
  const { employeeId, moment, onDay } = asked;
  const journeyId = await storeJourney(context, { ...asked, begunOn: context.today() });
  await writeDown(
    context,
    "lifecycle.journey-started",
    { journeyId, employeeId, moment, onDay },
    { action: "start-journey", subject: "Journey", id: journeyId, detail: { employeeId, moment, onDay } },
  );
  return { journeyId };
}

/** A journey with its steps, and who gets what on the day. */
export async function storeJourney(context: Context, asked: Beginning): Promise<string> {
  const { employeeId, onDay, buddyId } = asked;
  const template = asked.templateId ? await requireTemplate(context, asked.templateId, asked.moment) : null;
  if (buddyId) await requireKnownPeople(context, "lifecycle.unknown-person", { buddyId: [buddyId] });
  const managerId = (await registerOn(context, [employeeId], onDay))(employeeId, "REPORTING_LINE");
  const journeyId = context.newId();
  const begun = { ...asked, journeyId, managerId, hrId: context.actor.employeeId, followsRegister: false };
  await insertJourneys(context, template, [begun]);
  await insertHands(context, journeyId, asked.hands);
  return journeyId;
}

async function requireTemplate(context: Context, templateId: string, moment: Moment) {
  const found = await firstRow<{ number: number; steps: TemplateStep[] }>(
    context,
    sql`select v.number, v.steps from {lifecycle_template} t join {lifecycle_template_version} v on v.template_id = t.id
      where t.id = ${templateId} and t.archived_at is null and t.moment = any(${[...templatesOf(moment)]}::text[])
      order by v.number desc limit 1`,
  );
  if (!found)
    throw invalid("lifecycle.unknown-template", "No such template for this.", {
      fields: { templateId: "lifecycle.unknown-template" },
    });
  return found;
}

export async function insertHands(context: Context, journeyId: string, hands: Beginning["hands"]): Promise<void> {
  await requireKnownPeople(context, "lifecycle.unknown-person", { hands: hands.map(({ toId }) => toId) });
  await insertRows(
    context,
    "lifecycle_handing",
    "journey_id uuid, kind text, record_id uuid, to_id uuid",
    hands.map(({ kind, id, toId }) => ({ journey_id: journeyId, kind, record_id: id, to_id: toId })),
  );
}

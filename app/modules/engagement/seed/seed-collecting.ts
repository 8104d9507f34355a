import { randomUUID } from "node:crypto";
import type { PlannedPerson } from "#app/modules/people/index.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { sealForm } from "../data/box.ts";
import { Survey } from "../data/entities.ts";
import { keysOf, makeKeys } from "../data/survey-keys.ts";
import type { BegunSurvey } from "../domain/samples/samples.ts";
import { collectsFor } from "../domain/series.ts";
import { planForms } from "./plan-forms.ts";
import { recordOf } from "./planned-record.ts";

type Collecting = { seriesId: string; begun: BegunSurvey; random: SeededRandom };

/** The survey that asks new people this quarter: whoever had their first week was asked, and most have answered. */
export async function seedCollecting(
  context: Context,
  { people, today }: { people: readonly PlannedPerson[]; today: string },
  { seriesId, begun, random }: Collecting,
): Promise<void> {
  const launchedOn = addDays(today, -60);
  const asked = people
    .map(({ id, joinedOn, department }) => ({ id, department, askedOn: addDays(joinedOn, 7) }))
    .filter(({ askedOn }) => askedOn >= launchedOn && askedOn <= today);
  if (asked.length === 0) return;
  const record = recordOf(random, begun, {
    ...{ state: "LIVE", launchedOn, closesOn: addDays(launchedOn, collectsFor), followsId: null, seriesId },
    ...{ frame: { attributes: [], names: {}, above: {} }, attributes: [], sharesWithManagers: false },
    ...{ sharesWithAll: false, createdBy: people.find(({ email }) => email.startsWith("admin@"))?.id ?? null },
  });
  context.em.create(Survey, record);
  await context.em.flush();
  await insertRows(context, "survey_group", "survey_id uuid, number int, place jsonb, asked int", [
    { survey_id: record.id, number: 0, place: {}, asked: asked.length },
  ]);
  const took = new Set(asked.filter(() => random.chance(0.7)).map(({ id }) => id));
  await insertRows(
    context,
    "survey_participant",
    "survey_id uuid, employee_id uuid, group_number int, tokens int, took_part boolean, asked_on date",
    asked.map(({ id, askedOn }) => ({
      ...{ survey_id: record.id, employee_id: id, group_number: 0, tokens: took.has(id) ? 1 : 0 },
      ...{ took_part: took.has(id), asked_on: askedOn },
    })),
  );
  await makeKeys(context, record.id);
  const { boxKey } = (await keysOf(context, record.id))!;
  const sent = asked.filter(({ id }) => took.has(id)).map(({ department }) => ({ group: 0, unit: department }));
  const forms = planForms({ questions: begun.questions, drivers: begun.drivers, wave: 2 }, sent, random);
  await insertRows(
    context,
    "survey_box",
    "id uuid, survey_id uuid, sealed text",
    forms.map((form) => ({ id: randomUUID(), survey_id: record.id, sealed: sealForm(boxKey, record.id, form) })),
  );
}

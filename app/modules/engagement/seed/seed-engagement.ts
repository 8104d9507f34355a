import { randomUUID } from "node:crypto";
import { demoPeople, demoSignIns, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { Survey, type SurveyRecord } from "../data/entities.ts";
import { sealForm } from "../data/box.ts";
import { keysOf, makeKeys } from "../data/survey-keys.ts";
import { groupPeople, type Placed } from "../domain/coarsen.ts";
import { sampleNamed, type BegunSurvey, type SampleName } from "../domain/samples/samples.ts";
import type { Frame } from "../domain/survey.ts";
import { framePeople } from "../queries/frame-of-people.ts";
import { storeResults } from "../use-cases/publish-survey.ts";
import { planForms } from "./plan-forms.ts";
import { recordOf, told } from "./planned-record.ts";
import { seedBenchmark } from "./seed-benchmark.ts";
import { seedFocuses } from "./seed-focuses.ts";
import { seedSeries } from "./seed-series.ts";
import { sql } from "#tenancy/sql.ts";

type Company = { people: readonly PlannedPerson[]; seed: string; today: string };
type Base = { places: Map<string, Placed>; frame: Frame; random: SeededRandom };

/** Days ago on which the waves of a year were launched, and how many of ten took part. */
const waves = [
  { daysAgo: 330, rate: 0.71 },
  { daysAgo: 210, rate: 0.78 },
  { daysAgo: 90, rate: 0.84 },
] as const;

/** Three waves of a year with results, a pulse that runs, and a draft. */
export const engagementSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedEngagement(context, { ...company, people: demoPeople.of(company) }),
};

async function seedEngagement(context: Context, company: Company): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'ENGAGEMENT')
      where not 'ENGAGEMENT' = any(enabled_features)`,
  );
  const random = seededRandom(`engagement:${company.seed}`);
  const { people, frame } = await framePeople(context, { audience: { everyone: true }, attributes: told });
  const base: Base = { places: new Map(people.map((person) => [person.id, person])), frame, random };
  const begun = sampleNamed("how-are-we", () => random.id());
  let before: string | null = null;
  for (const [wave, plan] of waves.entries())
    before = await seedWave(context, company, base, { begun, wave, before, ...plan });
  await seedRunning(context, company, base);
  await seedDraft(context, company, random, "onboarding");
  await seedSeries(context, company, random);
  await seedBenchmark(context, company, random);
}

type Planned = (typeof waves)[number] & { begun: BegunSurvey; wave: number; before: string | null };

async function seedWave(context: Context, { people, today }: Company, base: Base, planned: Planned): Promise<string> {
  const { wave, begun, before, daysAgo, rate } = planned;
  const launched = addDays(today, -daysAgo);
  const record = recordOf(base.random, begun, {
    ...{
      state: "PUBLISHED",
      launchedOn: launched,
      closesOn: addDays(launched, 14),
      followsId: before,
      frame: base.frame,
    },
    title: titleOf(begun.title, launched),
    createdBy: people.find(({ email }) => email.startsWith("admin@"))?.id ?? null,
  });
  const asked = people.filter(({ id, joinedOn }) => joinedOn <= launched && base.places.has(id));
  const took = new Set(asked.filter(() => base.random.chance(rate)).map(({ id }) => id));
  const { kept, groupOf } = await storeAsked(context, record, { asked, took, base });
  const forms = asked
    .filter(({ id }) => took.has(id))
    .map(({ id, department }) => ({ group: groupOf.get(id)!, unit: department }));
  await seedFocuses(context, { survey: kept, wave, people, random: base.random });
  await storeResults(context, kept, planForms({ ...begun, wave }, forms, base.random));
  await context.em.flush();
  return record.id;
}

/** A pulse that began some days ago: half took part, and everybody who signs in here has it before them. */
async function seedRunning(context: Context, { people, today }: Company, base: Base): Promise<void> {
  const launched = addDays(today, -4);
  const record = recordOf(
    base.random,
    sampleNamed("pulse", () => base.random.id()),
    {
      ...{ state: "LIVE", launchedOn: launched, closesOn: addDays(today, 10), followsId: null, frame: base.frame },
      createdBy: people.find(({ email }) => email.startsWith("admin@"))?.id ?? null,
    },
  );
  const asked = people.filter(({ id }) => base.places.has(id));
  const waiting = demoSignIns.map((name) => `${name}@`);
  const others = asked.filter(({ email }) => !waiting.some((start) => email.startsWith(start)));
  const took = new Set(others.filter(() => base.random.chance(0.55)).map(({ id }) => id));
  const { groupOf } = await storeAsked(context, record, { asked, took, base });
  await makeKeys(context, record.id);
  const { boxKey } = (await keysOf(context, record.id))!;
  const sent = others
    .filter(({ id }) => took.has(id))
    .map(({ id, department }) => ({ group: groupOf.get(id)!, unit: department }));
  const { questions, drivers } = record;
  const forms = planForms({ questions, drivers, wave: waves.length }, sent, base.random);
  await insertRows(
    context,
    "survey_box",
    "id uuid, survey_id uuid, sealed text",
    forms.map((form) => ({ id: randomUUID(), survey_id: record.id, sealed: sealForm(boxKey, record.id, form) })),
  );
}

async function seedDraft(
  context: Context,
  { people, today }: Company,
  random: SeededRandom,
  name: SampleName,
): Promise<void> {
  const createdBy = people.find(({ email }) => email.startsWith("admin@"))?.id ?? null;
  const draft = recordOf(
    random,
    sampleNamed(name, () => random.id()),
    {
      ...{ state: "DRAFT", launchedOn: addDays(today, -2), closesOn: addDays(today, 21), followsId: null, frame: null },
      createdBy,
    },
  );
  context.em.create(Survey, draft);
  await context.em.flush();
}

const titleOf = (title: SurveyRecord["title"], launched: string) =>
  Object.fromEntries(Object.entries(title).map(([language, said]) => [language, `${said} (${launched.slice(0, 7)})`]));

type Asked = { asked: readonly PlannedPerson[]; took: ReadonlySet<string>; base: Base };

async function storeAsked(context: Context, record: SurveyRecord, { asked, took, base }: Asked) {
  const kept = context.em.create(Survey, record);
  await context.em.flush();
  const placed = asked.map(({ id }) => base.places.get(id)!);
  const { groups, groupOf } = groupPeople(placed, told, record.fewest);
  await insertRows(
    context,
    "survey_group",
    "survey_id uuid, number int, place jsonb, asked int",
    groups.map((group) => ({ survey_id: record.id, ...group })),
  );
  await insertRows(
    context,
    "survey_participant",
    "survey_id uuid, employee_id uuid, group_number int, tokens int, took_part boolean",
    asked.map(({ id }) => ({
      ...{ survey_id: record.id, employee_id: id, group_number: groupOf.get(id)!, took_part: took.has(id) },
      tokens: took.has(id) ? 1 : 0,
    })),
  );
  return { kept: kept as SurveyRecord, groupOf };
}

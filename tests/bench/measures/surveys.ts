import { randomBytes, randomUUID, sign, constants, createPrivateKey } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { Survey } from "#app/modules/engagement/data/entities.ts";
import { keysOf } from "#app/modules/engagement/data/survey-keys.ts";
import { sampleNamed } from "#app/modules/engagement/domain/samples/samples.ts";
import { insightsInput, insightsPage } from "#app/modules/engagement/queries/insights-page.ts";
import { createSurvey } from "#app/modules/engagement/use-cases/create-survey.ts";
import { askLaunch, launchSurvey } from "#app/modules/engagement/use-cases/launch-survey.ts";
import { storeResults } from "#app/modules/engagement/use-cases/publish-survey.ts";
import { receiveAnswers } from "#app/modules/engagement/use-cases/receive-answers.ts";
import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave, median } from "../statistics.ts";

const people = 10_000;
const questions = 40;
const spanOfManager = 12;
const sentAtOnce = 400;
const asked = 10;

/** A survey of 10,000 people: launched, answered, counted and read. */
export const surveys: Measure = {
  id: "P17",
  about:
    "a survey of 10,000 people and 40 questions: its launch against its rows alone, answers a second, the lattice, its page",
  run: async ({ application, rounds }) => {
    const bench = await newCompany(application);
    const { ours, raw } = await interleave(Math.min(rounds, 3), {
      ours: async () => (await launched(bench, application)).took,
      raw: () => rowsAlone(bench, application),
    });
    const launch = against({
      ...{ id: "P17", what: "launch of a survey for 10,000", goal: "≤ 2.0× its rows alone", limit: 2 },
      ...{ ours, baseline: raw, name: "inserts" },
    });
    const { surveyId } = await launched(bench, application);
    return [
      launch,
      await answerToAdmin(bench, application),
      await answersASecond(bench, application, surveyId),
      await latticeTime(bench, application, surveyId),
      await pageTime(bench, application, surveyId),
    ];
  },
};

type Bench = { tenant: Tenant; adminId: string; ids: string[] };

async function newCompany(application: Application): Promise<Bench> {
  const slug = `surveys-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const ids = Array.from({ length: people }, () => randomUUID());
  await asProduct(application, tenant, async (context) => {
    await insertRows(
      context,
      "employee",
      "id uuid, first_name text, display_name text, work_email text, joined_on date, created_at timestamptz, updated_at timestamptz",
      ids.map((id, place) => ({
        ...{ id, first_name: "P", display_name: `Person ${place}`, work_email: `p${place}@bench.test` },
        ...{ joined_on: "2018-01-01", created_at: "2018-01-01", updated_at: "2018-01-01" },
      })),
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
        select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange('2018-01-01', null), now() from unnest(${ids}::uuid[]) id`,
    );
    const lines = ids.slice(1).map((id, place) => ({ id, manager: ids[Math.floor(place / spanOfManager)]! }));
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at)
        select gen_random_uuid(), l.id, 'REPORTING_LINE', l.manager, daterange('2018-01-01', null), now()
          from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(id uuid, manager uuid)`,
    );
    await context.rows(sql`update {organization} set enabled_features = array_append(enabled_features, 'ENGAGEMENT')`);
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${ids[0]!}, 'ENGAGEMENT_ADMIN', now())`,
    );
    await context.rows(sql`analyze {employee}`);
    await context.rows(sql`analyze {assignment}`);
  });
  return { tenant, adminId: ids[0]!, ids };
}

const within = <Result>(
  { tenant, adminId }: Bench,
  application: Application,
  work: (context: Context) => Promise<Result>,
) => inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));

/** Forty questions of the library, under ids of their own. */
function asks(newId: () => string): { questions: Question[]; drivers: Record<string, string> } {
  const samples = Array.from({ length: 3 }, () => sampleNamed("how-are-we", newId));
  const all = samples.flatMap((sample) => sample.questions).slice(0, questions);
  const drivers = Object.assign({}, ...samples.map((sample) => sample.drivers)) as Record<string, string>;
  return { questions: all, drivers };
}

const designed = (bench: Bench, application: Application): Promise<string> =>
  within(bench, application, async (context) => {
    const { surveyId } = await createSurvey(context, { from: "empty" });
    const survey = await context.em.findOneOrFail(Survey, { id: surveyId });
    Object.assign(survey, { title: { en: "All" }, attributes: ["TEAM"], ...asks(context.newId) });
    await context.em.flush();
    return surveyId;
  });

/** How long an admin waits for the answer that the launch goes on in the background. */
async function answerToAdmin(bench: Bench, application: Application): Promise<Finding> {
  const times: number[] = [];
  for (let turn = 0; turn < asked; turn += 1) {
    const surveyId = await designed(bench, application);
    await within(bench, application, async (context) => {
      const start = performance.now();
      await askLaunch(context, { surveyId });
      times.push(performance.now() - start);
    });
  }
  const value = median(times);
  return {
    ...{ id: "P17", what: "the answer to a launch for 10,000", goal: "≤ 300 ms", value, limit: 300, unit: "ms" },
    ...{ ours: `${value.toFixed(0)} ms`, baseline: "none", spread: 0 },
  };
}

async function launched(bench: Bench, application: Application): Promise<{ surveyId: string; took: number }> {
  const surveyId = await designed(bench, application);
  const took = await within(bench, application, async (context) => {
    const start = performance.now();
    await launchSurvey(context, { surveyId });
    return performance.now() - start;
  });
  return { surveyId, took };
}

/** One row a person, with nothing asked about any of them. */
function rowsAlone(bench: Bench, application: Application): Promise<number> {
  return within(bench, application, async (context) => {
    const { surveyId } = await createSurvey(context, { from: "empty" });
    const start = performance.now();
    await insertRows(
      context,
      "survey_participant",
      "survey_id uuid, employee_id uuid, group_number int, tokens int, took_part boolean",
      bench.ids.map((id) => ({ survey_id: surveyId, employee_id: id, group_number: 0, tokens: 0, took_part: false })),
    );
    return performance.now() - start;
  });
}

function formOf(all: readonly Question[], place: number): Map<string, Answer> {
  return new Map(
    all.flatMap(({ id, kind, setup }, at): [string, Answer][] => {
      if (kind === "enps") return [[id, { value: (place + at) % 11 }]];
      if (kind !== "scale") return [];
      const { options } = setup as { options: { id: string }[] };
      return [[id, { value: options[(place * 7 + at * 3) % options.length]!.id }]];
    }),
  );
}

const questionsOf = (bench: Bench, application: Application, surveyId: string) =>
  within(bench, application, async (context) => (await context.em.findOneOrFail(Survey, { id: surveyId })).questions);

/** Answers of as many browsers at once, each verified, sealed and stored in a transaction of its own. */
async function answersASecond(bench: Bench, application: Application, surveyId: string): Promise<Finding> {
  const all = await questionsOf(bench, application, surveyId);
  const keys = await within(bench, application, (context) => keysOf(context, surveyId));
  const key = createPrivateKey({ key: Buffer.from(keys!.privateKey, "base64"), format: "der", type: "pkcs8" });
  const tokens = Array.from({ length: sentAtOnce }, () => {
    const token = randomBytes(64);
    // What a browser holds once its token was signed unseen is a signature under the token itself.
    const signature = sign("sha384", token, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 });
    return { token: token.toString("base64"), signature: signature.toString("base64") };
  });
  const start = performance.now();
  let next = 0;
  const browser = async () => {
    for (let at = next++; at < tokens.length; at = next++) {
      const sent = { ...tokens[at]!, group: 0, answers: formOf(all, at), mailboxes: {} };
      await asProduct(application, bench.tenant, (context) => receiveAnswers(context, surveyId, sent));
    }
  };
  await Promise.all(Array.from({ length: 8 }, browser));
  const value = (performance.now() - start) / sentAtOnce;
  return {
    ...{ id: "P17", what: "an anonymous form taken", goal: "200 a second: ≤ 5 ms each", value, limit: 5, unit: "ms" },
    ...{ ours: `${(1000 / value).toFixed(0)} a second`, baseline: "none", spread: 0 },
  };
}

async function latticeTime(bench: Bench, application: Application, surveyId: string): Promise<Finding> {
  const all = await questionsOf(bench, application, surveyId);
  const members = await within(bench, application, (context) =>
    context.rows<{ group: number }>(
      sql`select group_number as group from {survey_participant} where survey_id = ${surveyId}`,
    ),
  );
  // Made before the transaction: one that waits for long is ended by the database, as it should be.
  const forms = members.map(({ group }, place) => ({ group, answers: formOf(all, place) }));
  const value = await within(bench, application, async (context) => {
    const record = await context.em.findOneOrFail(Survey, { id: surveyId });
    const start = performance.now();
    await storeResults(context, record, forms);
    const took = performance.now() - start;
    const now = context.clock.now();
    Object.assign(record, { state: "PUBLISHED", closedAt: now, publishedAt: now });
    await context.em.flush();
    return took / 1000;
  });
  return {
    ...{ id: "P17", what: "the lattice of 10,000 forms × 40 questions", goal: "< 30 s", value, limit: 30, unit: "s" },
    ...{ ours: `${value.toFixed(2)} s`, baseline: "none", spread: 0 },
  };
}

async function pageTime(bench: Bench, application: Application, surveyId: string): Promise<Finding> {
  const times: number[] = [];
  for (let turn = 0; turn < asked; turn += 1)
    await within(bench, application, async (context) => {
      await context.ability();
      const start = performance.now();
      await insightsPage(context, insightsInput.parse({ surveyId }), "company");
      times.push(performance.now() - start);
    });
  const value = median(times);
  return {
    ...{ id: "P17", what: "results with heat map, from the lattice", goal: "< 500 ms", value, limit: 500, unit: "ms" },
    ...{ ours: `${value.toFixed(0)} ms`, baseline: "none", spread: 0 },
  };
}

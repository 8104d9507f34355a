import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { engagementNotices } from "./notices.ts";
import { creationInput, creationPage } from "./queries/creation-page.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { addFocus, addFocusInput, endFocus, endFocusInput } from "./use-cases/focus.ts";
import { setLimit } from "./use-cases/series.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

type Event = keyof typeof engagementNotices;

/** What people are told of an event: to whom, which words, with what in them. */
async function toldOf(type: Event, payload: object) {
  const nameOf = new Map(surveys.everybody.map((name) => [surveys.company.id(name), name]));
  const told = await surveys.company.asProduct((context) =>
    engagementNotices[type]!(context, { type, payload } as never),
  );
  return told.map(({ recipientId, kind, params, link }) => ({
    ...{ who: nameOf.get(recipientId)!, kind, params, link: link?.split("?")[0] },
  }));
}

async function published(change: Record<string, unknown>): Promise<string> {
  const surveyId = await surveys.launched("sample:pulse", change);
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  return surveyId;
}

test("a dry run names who is not asked and why, what is too small, and counts every text that is missing", async () => {
  await surveys.company.as("admin", (context) => setLimit(context, { mostAMonth: 1 }));
  await surveys.launched("sample:pulse", {
    audience: { employeeIds: ["l1", "l2", "l3", "l4", "l5"].map((name) => surveys.company.id(name)) },
  });
  const others = surveys.everybody.filter((name) => !["boss", "s3"].includes(name));
  const surveyId = await surveys.draft("sample:pulse", {
    audience: { employeeIds: others.map((name) => surveys.company.id(name)) },
  });
  await surveys.company.asProduct(async (context) => {
    await context.rows(sql`update {employee} set language = 'es' where id = ${surveys.company.id("l2")}`);
    await context.rows(
      sql`update {survey} set questions = jsonb_set(questions, '{1,setup,options,0,label}', '{"en": "Never"}')
        where id = ${surveyId}`,
    );
  });
  const page = await surveys.company.as("admin", (context) =>
    creationPage(context, creationInput.parse({ surveyId, step: "launch" })),
  );
  const { notAsked, shown, missing } = page.dryRun!;
  expect(notAsked.map(({ why, people }) => [why, people])).toEqual([
    ["OFTEN", 5],
    ["OUTSIDE", 2],
  ]);
  expect(notAsked.every(({ names, people }) => names.length === people)).toBe(true);
  expect(shown[0]!.attribute).toBe("TEAM");
  expect(missing.find(({ language }) => language === "es")?.texts).toBe(1);
  await surveys.company.asProduct((context) => context.rows(sql`delete from {survey_limit}`));
});

test("where a company speaks German, who chose no language is told of a survey by its German name", async () => {
  const surveyId = await surveys.launched();
  const titles = async () =>
    Object.fromEntries(
      (await toldOf("engagement.survey-launched", { surveyId })).map(({ who, params }) => [who, params["title"]]),
    );
  expect((await titles())["l1"]).toBe("Pulse");
  await surveys.company.asProduct(async (context) => {
    await context.rows(sql`update {organization} set language = 'de'`);
    await context.rows(sql`update {employee} set language = null where id = ${surveys.company.id("l1")}`);
    await context.rows(sql`update {employee} set language = 'es' where id = ${surveys.company.id("l2")}`);
  });
  const told = await titles();
  expect([told["l1"], told["l2"]]).toEqual(["Puls", "Pulso"]);
  await surveys.company.asProduct((context) => context.rows(sql`update {organization} set language = 'en'`));
});

test("results reach everybody they are shared with: all who were asked, or managers about their own people alone", async () => {
  const shared = await published({ sharesWithAll: true, sharesWithManagers: true });
  const all = await toldOf("engagement.published", { surveyId: shared });
  expect([all.length, new Set(all.map(({ kind }) => kind))]).toEqual([13, new Set(["published"])]);
  const ofTeams = await published({ sharesWithAll: false, sharesWithManagers: true });
  const managers = await toldOf("engagement.published", { surveyId: ofTeams });
  expect(managers.map(({ who }) => who).sort()).toEqual(["boss", "large", "small"]);
  expect(managers[0]).toMatchObject({ kind: "published-team", link: "/app/team/direct-reports/engagement/insights" });
  const ofNobody = await published({ sharesWithAll: false, sharesWithManagers: false });
  expect(await toldOf("engagement.published", { surveyId: ofNobody })).toEqual([]);
});

test("what came of a survey is told in the message itself, with the plan it is about", async () => {
  const surveyId = await published({});
  const [question] = await surveys.questions(surveyId);
  const { focusId } = await surveys.company.as("admin", (context) =>
    addFocus(
      context,
      addFocusInput.parse({ surveyId, questionId: question!.id, plan: "Fewer reports", of: "company" }),
    ),
  );
  await surveys.company.as("admin", (context) =>
    endFocus(context, endFocusInput.parse({ focusId, state: "DONE", outcome: "Two are gone.", version: 1 })),
  );
  const told = await toldOf("engagement.came-of-it", { surveyId, focusId });
  expect(told).toHaveLength(13);
  expect(told[0]!.params).toMatchObject({ plan: "Fewer reports", outcome: "Two are gone." });
});

test("who began a survey is told when it closes by itself; where they left, who looks after surveys", async () => {
  const surveyId = await surveys.launched();
  const link = "/app/company/engagement/completion-status";
  const told = async () =>
    (await toldOf("engagement.closed", { surveyId })).map(({ who, kind, link: to }) => [who, kind, to]);
  expect(await told()).toEqual([["admin", "closed", link]]);
  await surveys.company.asProduct((context) =>
    context.rows(sql`update {survey} set created_by = ${surveys.company.id("l1")} where id = ${surveyId}`),
  );
  expect(await told()).toEqual([["admin", "closed", link]]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { evidenceKinds } from "#app/platform/contributions/evidence.ts";
import { DevelopWorld } from "#app/modules/develop/testing/develop-world.ts";
import { twoCompanies } from "#tests/support/two-companies.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Element } from "./domain/elements.ts";
import type { Provider } from "./domain/providers.ts";
import { reviewEvidence } from "./queries/review-evidence.ts";
import { plainElements, ReviewWorld } from "./testing/review-world.ts";
import { reopenResult, shareResult } from "./use-cases/share-results.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";

const canary = "Kanarienvogel";
let world: World;
let acme: Company;
let globex: Company;
let reviews: ReviewWorld;
let testing = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await twoCompanies(world, "rae", ["REVIEW_ADMIN", "PLATFORM_ADMIN"]));
  await new ReviewWorld(globex).open();
  reviews = await new ReviewWorld(acme).open();
  const develop = await new DevelopWorld(acme, "rae").open();
  testing = await develop.competency("Testing");
  await develop.expect(testing, 0, "BEGINNER");
});
afterAll(() => world.close());

/** Every form rates competencies in five steps. */
const competencies: Element = {
  ...plainElements[0]!,
  id: "skills",
  kind: "COMPETENCY",
  answerType: "STAR_RATING",
  required: false,
  comment: "OPTIONAL",
  questions: [],
  options: [1, 2, 3, 4, 5].map((step) => ({ id: String(step), label: `Star ${step}`, score: step })),
};

/** A cycle about Asha in which these have answered: Ravi leads her, the others are peers or led by her. */
async function answered(name: string, ratings: Partial<Record<Provider, [string, string]>>, sharing: object = {}) {
  const cycleId = await reviews.cycle(["asha"], { sharing: { mode: "MANAGER", ...sharing } }, name);
  await acme.asProduct(async (context) => {
    const elements = JSON.stringify([competencies]);
    await context.rows(sql`update {review_cycle_form} set elements = ${elements}::jsonb where cycle_id = ${cycleId}`);
    await context.rows(sql`update {review_reviewee} set rated = null where cycle_id = ${cycleId}`);
  });
  let revieweeId = "";
  for (const [provider, [by, rating]] of Object.entries(ratings)) {
    const form = await reviews.form(cycleId, "asha", provider as Provider, by);
    ({ revieweeId } = form);
    const field = `c:skills:${testing}`;
    const answers = { [field]: rating, [`${field}:comment`]: `${canary} by ${by}` };
    await acme.as(by, (context) => submitForm(context, saveAnswersInput.parse({ formId: form.id, answers })));
  }
  return { revieweeId, share: () => acme.as("ravi", (context) => shareResult(context, { revieweeId })) };
}

const kinds = async () => {
  const counted = await acme.asProduct((context) =>
    context.rows<{ kind: string }>(
      sql`select e.kind from ${reviewEvidence.rows} e where e.competency_id = ${testing} order by e.kind`,
    ),
  );
  return counted.map(({ kind }) => kind);
};
const read = (who: string, company = acme) =>
  company.as(
    who,
    (context) =>
      reviewEvidence.read(context, {
        employeeId: acme.id("asha"),
        competencyId: testing,
        since: new Date("2000-01-01"),
        kinds: evidenceKinds,
        limit: 100,
      }),
    { readOnly: true },
  );

test("a rating is evidence from the day the review is shared until it is taken back, and one's own is none", async () => {
  const { share, revieweeId } = await answered("First", { SELF: ["asha", "5"], MANAGER: ["ravi", "5"] });
  expect([await kinds(), await read("ravi")]).toEqual([[], []]);
  await share();
  expect(await kinds()).toEqual(["RATED_HIGH"]);
  const told = { kind: "RATED_HIGH", by: "ravi", about: "First", rating: "Star 5", text: `${canary} by ravi` };
  for (const who of ["asha", "ravi", "skip"]) expect(await read(who)).toMatchObject([told]);
  await acme.as("rae", (context) => reopenResult(context, { revieweeId, reason: "A mistake" }));
  expect([await kinds(), await read("asha")]).toEqual([[], []]);
});

test("what the cycle does not show to the person is no evidence, and thirds of the scale make high and low", async () => {
  const hidden = { reviewee: { MANAGER: { score: false } } };
  await (await answered("Hidden", { MANAGER: ["ravi", "1"] }, hidden)).share();
  const unchosen = { reviewee: { MANAGER: { questions: "SELECTED_QUESTIONS", selected: ["other"] } } };
  await (await answered("Unchosen", { MANAGER: ["ravi", "1"] }, unchosen)).share();
  expect(await kinds()).toEqual([]);
  for (const rating of ["1", "2", "3", "4"])
    await (await answered(`Stars ${rating}`, { MANAGER: ["ravi", rating] })).share();
  expect(await kinds()).toEqual(["RATED", "RATED_HIGH", "RATED_LOW", "RATED_LOW"]);
});

test("who may not read the result learns that there is a rating, and nothing of it; another company learns nothing", async () => {
  const told = JSON.stringify(await read("lena"));
  expect(told).not.toContain(canary);
  expect(told).not.toContain("Star");
  expect(told).not.toContain("ravi");
  expect(await read("eve", globex)).toEqual([]);
});

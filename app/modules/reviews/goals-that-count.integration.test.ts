import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Element } from "./domain/elements.ts";
import { outcomeField } from "./domain/fields.ts";
import { exportReviews } from "./queries/export-reviews.ts";
import { formPage } from "./queries/form-page.ts";
import { resultPage } from "./queries/result-page.ts";
import { plainElements, ReviewWorld } from "./testing/review-world.ts";
import { chooseGoals } from "./use-cases/choose-goals.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;

const goals = ["0193a1b2-0000-7000-8000-00000000000a", "0193a1b2-0000-7000-8000-00000000000b"] as const;
const [sell, hire] = goals;
const part = (goalsChosenBy: "SELF" | "BOTH"): Element[] => [
  {
    ...plainElements[0]!,
    ...{ id: "goals", kind: "GOAL", title: "Goals", questions: [], required: false, goalsChosenBy },
    answerType: "STAR_RATING",
    options: [1, 2].map((step) => ({ id: String(step), label: `Step ${step}`, score: step })),
  },
];
const outcome = {
  ...{ outcomeOn: true, outcomeQuestion: "What follows?" },
  outcomeOptions: [
    { id: "stay", label: "No change", score: 1 },
    { id: "rise", label: "Promotion", score: 2 },
  ],
};

beforeAll(async () => {
  world = await createWorld({ now: "2026-03-02T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim")
    .build();
  await acme.switchOn("GOAL");
  reviews = await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

/** A cycle about asha with two goals to rate. */
async function begin(name: string, chosenBy: "SELF" | "BOTH", sharing: object = {}) {
  const asked = { reviewers: { providers: ["SELF", "MANAGER"] }, calibration: { on: false, ...outcome }, sharing };
  const cycleId = await reviews.cycle(["asha"], asked, name, part(chosenBy));
  const rated = { competencies: [], goals: goals.map((id, at) => ({ id, name: `Goal ${at}` })) };
  await acme.asProduct((context) =>
    context.rows(sql`update {review_reviewee} set rated = ${JSON.stringify(rated)}::jsonb where cycle_id = ${cycleId}`),
  );
  return cycleId;
}

const pageOf = (cycleId: string, name: string) =>
  acme.as(name, (context) => formPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }));

async function choose(cycleId: string, name: string, weights: Record<string, number>) {
  const { id, goalChoice } = await pageOf(cycleId, name);
  const version = goalChoice?.version ?? 1;
  return acme.as(name, (context) => chooseGoals(context, { formId: id, weights, version }));
}

async function submit(cycleId: string, name: string, answers: Record<string, string>) {
  const { id } = await pageOf(cycleId, name);
  return acme.as(name, (context) => submitForm(context, { formId: id, answers, versions: {} }));
}

const result = (cycleId: string, name: string) =>
  acme.as(name, (context) => resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }));

const goalField = (id: string) => `g:goals:${id}`;

test("goals that were chosen are asked alone, weigh what was said, and make the score", async () => {
  const cycleId = await begin("Spring", "BOTH");
  expect((await pageOf(cycleId, "asha")).fields).toHaveLength(2);
  await expect(choose(cycleId, "asha", { [sell]: 60, [hire]: 30 })).rejects.toMatchObject({
    code: "reviews.goal-weights",
  });
  await choose(cycleId, "asha", { [sell]: 75, [hire]: 25 });
  expect((await pageOf(cycleId, "asha")).fields.map(({ weight }) => weight)).toEqual([75, 25]);
  await submit(cycleId, "asha", { [goalField(sell)]: "1", [goalField(hire)]: "2" });
  expect((await result(cycleId, "ravi")).forms.map(({ scores }) => scores.goals)).toEqual([62.5]);
  await choose(cycleId, "ravi", { [hire]: 100 });
  const { forms, questions } = await result(cycleId, "ravi");
  expect(forms.map(({ scores }) => scores.goals)).toEqual([100]);
  expect(questions.map(({ answers }) => answers.length)).toEqual([1, 1]);
  await choose(cycleId, "ravi", {});
  expect((await pageOf(cycleId, "ravi")).goalChoice?.weights).toBeNull();
});

test("who the template does not name chooses no goals, nor does anybody once the manager's form is in", async () => {
  const cycleId = await begin("Summer", "SELF");
  expect((await pageOf(cycleId, "ravi")).goalChoice).toBeNull();
  await expect(choose(cycleId, "ravi", { [sell]: 100 })).rejects.toMatchObject({ code: "reviews.goals-not-chosen" });
  await expect(choose(cycleId, "asha", { [crypto.randomUUID()]: 100 })).rejects.toMatchObject({
    code: "reviews.unknown-goal",
  });
  await submit(cycleId, "ravi", { [outcomeField]: "stay" });
  await expect(choose(cycleId, "asha", { [sell]: 100 })).rejects.toMatchObject({ code: "reviews.goals-rated" });
});

test("what follows is asked of the manager alone, and read by the person where the cycle shows it", async () => {
  const hidden = await begin("Autumn", "SELF");
  await expect(submit(hidden, "ravi", {})).rejects.toMatchObject({
    details: { fields: { [outcomeField]: "reviews.needed" } },
  });
  await expect(submit(hidden, "asha", { [outcomeField]: "rise" })).rejects.toMatchObject({
    code: "reviews.unknown-field",
  });
  const shown = await begin("Winter", "SELF", { outcome: true });
  for (const cycleId of [hidden, shown]) await submit(cycleId, "ravi", { [outcomeField]: "rise" });
  const read = { question: "What follows?", label: "Promotion" };
  expect((await result(hidden, "ravi")).follows).toEqual(read);
  await acme.asProduct((context) => context.rows(sql`update {review_reviewee} set shared_at = now()`));
  expect((await result(hidden, "asha")).follows).toBeNull();
  expect((await result(shown, "asha")).follows).toEqual(read);
  const file = await acme.as("hira", (context) =>
    exportReviews(context, { scope: "company", cycle: shown }).then(heldSheet),
  );
  expect(file.columns.find(({ header }) => header === "follows")!.value(file.rows[0])).toBe("Promotion");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { formPage } from "./queries/form-page.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { removeReviewee } from "./use-cases/change-reviewees.ts";
import { publishCycle } from "./use-cases/move-cycle.ts";
import { nominate } from "./use-cases/nominate.ts";
import { extendForm, forceSubmit, reopenForm, reopenForms } from "./use-cases/run-forms.ts";
import { saveAnswers, saveAnswersInput } from "./use-cases/save-answers.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
let cycleId: string;

/** Rae administers reviews, is led by Boss and leads Asha; all three are reviewed. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("boss").admin("REVIEW_ADMIN").employee("rae").reportsTo("boss").admin("REVIEW_ADMIN");
  await acme.team("rae", "asha", "lena").build();
  reviews = await new ReviewWorld(acme).open();
  cycleId = await reviews.cycle(["asha", "rae"], {
    reviewers: { providers: ["SELF", "PEER", "MANAGER"], nominatedBy: "MANAGER" },
    sharing: { mode: "MANAGER" },
  });
});
afterAll(() => world.close());

const reason = "As agreed";
const by = (who: string, work: (context: Context) => Promise<unknown>) => refusalOf(acme.as(who, work));
const answered = (formId: string) => saveAnswersInput.parse({ formId, answers: { "q:rating": "3" } });
const submitted = async (provider: "SELF" | "MANAGER", about: string, who: string) => {
  const form = await reviews.form(cycleId, about, provider, who);
  await acme.as(who, (context) => submitForm(context, answered(form.id)));
  return form;
};

test("an administrator of reviews has no hand in their own review or their own form, and others have", async () => {
  const own = await submitted("MANAGER", "rae", "boss");
  const self = await reviews.form(cycleId, "rae", "SELF", "rae");
  const mine = await reviews.form(cycleId, "asha", "MANAGER", "rae");
  const dueOn = "2026-12-24";
  const acts: ((context: Context) => Promise<unknown>)[] = [
    (context) => forceSubmit(context, { formId: self.id, reason }),
    (context) => forceSubmit(context, { formId: mine.id, reason }),
    (context) => extendForm(context, { formId: self.id, dueOn }),
    (context) => extendForm(context, { formId: mine.id, dueOn }),
    (context) => reopenForm(context, { formId: own.id, reason }),
    (context) => removeReviewee(context, { revieweeId: own.revieweeId, reason }),
  ];
  for (const act of acts) expect(await by("rae", act)).toMatchObject({ code: "reviews.own-review", status: 403 });
  expect(await acme.as("rae", (context) => reopenForms(context, { cycleId, provider: "MANAGER", reason }))).toEqual({
    reopened: 0,
  });
  const nominated = { cycleId, employeeId: acme.id("rae"), nomineeIds: [acme.id("lena")] };
  expect((await by("rae", (context) => nominate(context, nominated))).status).toBeGreaterThan(402);
  await acme.as("boss", (context) => extendForm(context, { formId: self.id, dueOn }));
});

test("a form is not taken long after its last day, what was written stays, and a later day opens it again", async () => {
  const start = world.clock.now();
  const form = await reviews.form(cycleId, "asha", "SELF", "asha");
  await acme.as("asha", (context) => saveAnswers(context, answered(form.id)));
  const at = (days: number) => world.clock.set(new Date(start.getTime() + days * 86_400_000).toISOString());
  // Two weeks to fill it in, and two of grace.
  at(28);
  expect((await asked()).closed).toBeNull();
  at(29);
  expect(await by("asha", (context) => submitForm(context, answered(form.id)))).toMatchObject({
    code: "reviews.closed-too-late",
  });
  expect(await asked()).toMatchObject({ closed: "TOO_LATE", answers: { "q:rating": { value: "3" } } });
  await acme.as("boss", (context) => extendForm(context, { formId: form.id, dueOn: context.today() }));
  await acme.as("asha", (context) => submitForm(context, answered(form.id)));
  at(80);
  await acme.as("boss", (context) => reopenForm(context, { formId: form.id, reason }));
  expect((await asked()).closed).toBeNull();
  world.clock.set(start.toISOString());
});

const asked = () =>
  acme.as("asha", (context) => formPage(context, { reviewId: cycleId, employeeId: acme.id("asha"), provider: "SELF" }));

test("who ends a cycle does not share their own result with themselves", async () => {
  await submitted("MANAGER", "asha", "rae");
  await acme.as("rae", (context) => publishCycle(context, { cycleId }));
  const shared = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select employee_id as id from {review_reviewee} where shared_at is not null`),
  );
  expect(shared.map(({ id }) => id)).toEqual([acme.id("asha")]);
});

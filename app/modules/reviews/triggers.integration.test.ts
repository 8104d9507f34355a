import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readCycle } from "./data/cycle-record.ts";
import { addDays } from "#app/platform/time/days.ts";
import { planAhead } from "./queries/dry-run.ts";
import { formPage } from "./queries/form-page.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { decideProbation } from "./use-cases/decide-probation.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { tendCycles } from "./use-cases/tend-cycles.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
const start = "2026-03-02";

beforeAll(async () => {
  world = await createWorld({ now: `${start}T09:00:00Z` });
  acme = await (
    await world.company("acme")
  )
    .employee("ravi", { joinedOn: "2024-02-29" })
    .employee("old", { joinedOn: "2025-12-01" })
    .reportsTo("ravi")
    .employee("nia", { joinedOn: "2026-03-05" })
    .reportsTo("ravi")
    .employee("omar", { joinedOn: "2026-03-20" })
    .reportsTo("ravi")
    .build();
  reviews = await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

type Entered = { name: string; on: string };

const entered = (cycleId: string) =>
  acme.asProduct((context) =>
    context.rows<Entered>(
      sql`select e.display_name as name, r.anchor_on::text as "on" from {review_reviewee} r
        join {employee} e on e.id = r.employee_id where r.cycle_id = ${cycleId} order by 2, 1`,
    ),
  );

/** The job runs twice each day, but on the days it rests. */
async function pass(days: number, rests: readonly string[] = []): Promise<void> {
  let day = world.clock.now().toISOString().slice(0, 10);
  for (let passed = 0; passed < days; passed += 1) {
    day = addDays(day, 1);
    world.clock.set(`${day}T09:00:00Z`);
    if (rests.includes(day)) continue;
    await acme.asProduct(tendCycles);
    await acme.asProduct(tendCycles);
  }
}

const continuous = (details: object, asked: object = {}) =>
  reviews.cycle([], {
    details: { kind: "CONTINUOUS", ...details },
    reviewers: { providers: ["SELF", "MANAGER"] },
    timelines: { SELF: { fromDay: 0, toDay: 7 }, MANAGER: { fromDay: 3, toDay: 10 } },
    ...asked,
  });

test("triggers bring people in on their days, each once, also where the job rested", async () => {
  const probation = await continuous({
    preset: "PROBATION_30_60_90",
    trigger: "PROBATION_CHECKIN",
    afterDays: [30, 60, 90],
  });
  const joined = await continuous({ trigger: "JOIN_DATE", afterDays: [10] }, { calibration: { on: true } });
  const years = await continuous({ trigger: "ANNIVERSARY", afterDays: [0] });
  const outcome = await continuous({
    ...{ trigger: "REVIEW_OUTCOME", afterDays: [5], sourceCycleId: joined, sourceOptions: ["option-1"] },
  });
  await pass(16);
  expect(await entered(joined)).toEqual([{ name: "nia", on: "2026-03-15" }]);
  const [nia] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`update {review_reviewee} set settled_option = 'option-1', shared_at = ${context.clock.now()}
        where cycle_id = ${joined} returning id`,
    ),
  );
  expect(nia).toBeDefined();
  await pass(14, ["2026-03-29", "2026-03-30"]);
  expect(await entered(joined)).toEqual([
    { name: "nia", on: "2026-03-15" },
    { name: "omar", on: "2026-03-30" },
  ]);
  expect(await entered(outcome)).toEqual([{ name: "nia", on: "2026-03-23" }]);
  await pass(80);
  // Somebody who joined long before the launch has had their first months: those days are not made up for.
  expect(await entered(probation)).toEqual([
    { name: "nia", on: "2026-04-04" },
    { name: "omar", on: "2026-04-19" },
    { name: "nia", on: "2026-05-04" },
    { name: "omar", on: "2026-05-19" },
    { name: "nia", on: "2026-06-03" },
    { name: "omar", on: "2026-06-18" },
  ]);
  expect(await entered(years)).toEqual([]);
  await threeForms(probation);
  await told();
}, 60_000);

/** Each of the three reviews of a probation has a form of its own, by its address, and ends in a decision. */
async function threeForms(cycleId: string): Promise<void> {
  const about = { reviewId: cycleId, employeeId: acme.id("nia") };
  const forms = await Promise.all(
    ["2026-04-04", "2026-05-04", "2026-06-03"].map((on) =>
      acme.as("ravi", (context) => formPage(context, { ...about, provider: "MANAGER", on }), { readOnly: true }),
    ),
  );
  expect(new Set(forms.map(({ id }) => id)).size).toBe(3);
  expect(forms.map(({ period }) => period.to)).toEqual(["2026-04-04", "2026-05-04", "2026-06-03"]);
  expect(new Set(forms.map(({ period }) => period.from))).toEqual(new Set(["2026-03-05"]));
  const last = forms[2]!;
  await acme.as("ravi", (context) =>
    submitForm(context, saveAnswersInput.parse({ formId: last.id, answers: { "q:rating": "3" } })),
  );
  const [reviewee] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select reviewee_id as id from {review_form} where id = ${last.id}`),
  );
  const decided = { revieweeId: reviewee!.id, decision: "CONFIRMED" as const, reason: "All three went well" };
  await acme.as("ravi", (context) => decideProbation(context, { ...decided, version: undefined }));
  const events = await acme.asProduct((context) =>
    context.rows<{ payload: object }>(sql`select payload from {outbox} where name = 'reviews.probation-decided'`),
  );
  expect(events.map(({ payload }) => payload)).toEqual([
    { revieweeId: reviewee!.id, employeeId: acme.id("nia"), decision: "CONFIRMED" },
  ]);
}

/** Every form was announced once, on the day it opened or the next day the job ran. */
async function told(): Promise<void> {
  const late = await acme.asProduct((context) =>
    context.rows<{ on: string; opens: string }>(
      sql`select announced_at::date::text as "on", opens_on::text as opens from {review_form}
        where opens_on <= ${context.today()}::date and (announced_at is null or announced_at::date > opens_on + 2)`,
    ),
  );
  expect(late).toEqual([]);
}

test("an anniversary comes every year, on the last day of February too", async () => {
  world.clock.set("2027-02-20T09:00:00Z");
  const years = await continuous({ trigger: "ANNIVERSARY", afterDays: [0] });
  const ahead = await acme.asProduct(async (context) => planAhead(context, await readCycle(context, years)));
  expect(ahead.reviewees.map(({ anchorOn }) => anchorOn).filter((day) => day < "2027-03-12")).toEqual([
    ...["2027-02-28", "2027-03-05"],
  ]);
  await pass(20);
  expect(await entered(years)).toEqual([
    { name: "ravi", on: "2027-02-28" },
    { name: "nia", on: "2027-03-05" },
  ]);
});

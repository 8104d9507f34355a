import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { exportInsights } from "./queries/export-insights.ts";
import { reviewInsights } from "./queries/insights.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let before: string;
let cycleId: string;

const people = ["asha", "kim", "lou", "mia"];
const asked = { reviewers: { providers: ["SELF", "UPWARD", "MANAGER"], fewestUpward: 2 }, calibration: { on: true } };

/** hira runs reviews; ravi leads four, and sam leads ravi. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-03-02T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("sam")
    .employee("ravi")
    .reportsTo("sam")
    .team("ravi", ...people)
    .build();
  const reviews = await new ReviewWorld(acme).open();
  before = await reviews.cycle([...people, "ravi"], asked, "Autumn");
  await answer(before, "MANAGER", "1", people);
  world.clock.set("2026-04-02T09:00:00Z");
  cycleId = await reviews.cycle([...people, "ravi"], asked, "Spring");
});
afterAll(() => world.close());

/** Those answer the rating of their forms about somebody with this step of three. */
function answer(cycle: string, provider: string, step: string, about: readonly string[], reviewer?: string) {
  const ids = about.map((name) => acme.id(name));
  return acme.asProduct(async (context) => {
    const forms = await context.rows<{ id: string }>(
      sql`update {review_form} f set status = 'SUBMITTED', submitted_at = now() from {review_reviewee} r
        where r.id = f.reviewee_id and r.cycle_id = ${cycle} and f.provider = ${provider}
          and r.employee_id = any(${ids}::uuid[]) ${reviewer ? sql`and f.reviewer_id = ${acme.id(reviewer)}` : sql``}
        returning f.id`,
    );
    for (const { id } of forms)
      await context.rows(
        sql`insert into {review_answer} (id, form_id, field, value, updated_at)
          values (${context.newId()}, ${id}, 'q:rating', ${step}, now())`,
      );
  });
}

const insightsOf = (name: string, scope: "company" | "direct-reports" | "all-reports" = "company") =>
  acme.as(name, (context) => reviewInsights(context, scope, cycleId));
const ratings = async () => (await insightsOf("hira")).lines.flatMap((line) => line.ratings);

test("a question is told by who rated it, and nothing of two people", async () => {
  await answer(cycleId, "SELF", "3", ["asha", "kim"]);
  expect(await ratings()).toEqual([{ provider: "SELF", average: null, people: 2 }]);
  await answer(cycleId, "SELF", "2", ["lou"]);
  await answer(cycleId, "MANAGER", "2", people);
  expect(await ratings()).toEqual([
    { provider: "SELF", average: 88.9, people: 3 },
    { provider: "MANAGER", average: 66.7, people: 4 },
  ]);
  expect((await insightsOf("hira")).lines[0]).toMatchObject({ label: "How good?", before: 33.3 });
});

test("what those below say of one manager is no number, however many they are", async () => {
  await answer(cycleId, "UPWARD", "1", ["ravi"]);
  const { lines } = await insightsOf("sam", "direct-reports");
  expect(lines.flatMap((line) => line.ratings)).toEqual([{ provider: "UPWARD", average: null, people: 1 }]);
});

test("scores go back to the cycles before, and the file says what the screen says", async () => {
  for (const [cycle, score] of [
    [before, 40],
    [cycleId, 60],
  ] as const)
    await acme.asProduct((context) =>
      context.rows(sql`update {review_reviewee} set score_overall = ${score} where cycle_id = ${cycle}`),
    );
  const { trend, units } = await insightsOf("hira");
  expect(trend.map(({ name, scores }) => [name, scores.overall])).toEqual([
    ["Autumn", 40],
    ["Spring", 60],
  ]);
  expect(units).toEqual([{ name: null, people: 5, rated: 0, average: 60 }]);
  const file = await acme.as("hira", (context) => exportInsights(context, { scope: "company", cycle: cycleId }));
  expect(file.rows).toContainEqual({
    about: "QUESTION",
    name: "How good?",
    raters: "MANAGER",
    provider: "MANAGER",
    average: 66.7,
    people: 4,
  });
  await expect(insightsOf("kim")).rejects.toThrow();
  expect((await insightsOf("ravi", "direct-reports")).people).toBe(4);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { performancePage } from "./queries/performance-page.ts";
import { resultsOverTime } from "./queries/results-over-time.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { runningCycle } from "./testing/running-cycle.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

/** Ravi leads asha, skip leads ravi, otto leads nobody; rae administers reviews. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company())
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha")
    .employee("otto")
    .employee("rae")
    .admin("REVIEW_ADMIN");
  await acme.build();
  await new ReviewWorld(acme).open();
  const asha = { employeeId: acme.id("asha"), managerId: acme.id("ravi") };
  const calibration = {
    on: true,
    options: [
      { id: "option-2", label: "Below", score: 2 },
      { id: "option-3", label: "Meets", score: 3 },
    ],
  };
  await runningCycle(acme, [asha], { name: "First", shared: true, settings: { calibration } });
  await runningCycle(acme, [asha], {
    name: "Second",
    shared: true,
    settings: { calibration, sharing: { result: false, overallScore: false } },
  });
  await runningCycle(acme, [asha], { name: "Third", settings: { calibration } });
  await acme.asProduct((context) => context.rows(sql`update {review_reviewee} set score_overall = 71.5`));
});
afterAll(() => world.close());

const seenBy = (who: string, employeeId?: string, viewedBy?: string) =>
  acme.as(who, (context) => performancePage(context, { employeeId }), {
    readOnly: true,
    ...(viewedBy ? { viewedBy } : {}),
  });

test("one reads one's own results once they are shared, and no more of them than each shares", async () => {
  const { mine, among, results } = await seenBy("asha");
  expect([mine, among]).toEqual([true, null]);
  expect(results.map(({ cycle, result, box, scores }) => [cycle, result, box, scores?.overall ?? null])).toEqual(
    expect.arrayContaining([
      ["First", "Meets", null, 71.5],
      ["Second", null, null, null],
    ]),
  );
  expect(results).toHaveLength(2);
});

test("who leads somebody, and who administers reviews, reads all of them with what is not shared yet", async () => {
  for (const who of ["ravi", "skip", "rae"]) {
    const { mine, results } = await seenBy(who, acme.id("asha"));
    expect([mine, results.map(({ result, scores }) => [result, scores?.overall])]).toEqual([
      false,
      [
        ["Meets", 71.5],
        ["Meets", 71.5],
        ["Meets", 71.5],
      ],
    ]);
  }
  const asSeen = await acme.as("ravi", (context) => resultsOverTime(context, acme.id("asha"), "REVIEWEE"), {
    readOnly: true,
  });
  expect(asSeen).toHaveLength(2);
});

test("nobody else reads them, and who looks through another's eyes reads none", async () => {
  expect(await refusalOf(seenBy("otto", acme.id("asha")))).toMatchObject({ status: 404 });
  expect(await refusalOf(seenBy("asha", acme.id("ravi")))).toMatchObject({ status: 404 });
  expect((await seenBy("asha", undefined, "rae")).results).toEqual([]);
  expect(await refusalOf(seenBy("ravi", acme.id("asha"), "rae"))).toMatchObject({ status: 404 });
});

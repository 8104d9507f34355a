import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import { deleteCohort } from "#app/modules/audiences/use-cases/delete-cohort.ts";
import { requireCycle } from "./data/cycle-record.ts";
import { createCycle, createCycleInput } from "./use-cases/create-cycle.ts";
import { planNow } from "./use-cases/launch-cycle.ts";
import { saveSection, saveSectionInput } from "./use-cases/save-section.ts";
import { whoIsSharedWith } from "./queries/who-is-shared-with.ts";
import { sharePage, sharePageInput } from "./queries/share-page.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { runningCycle } from "./testing/running-cycle.ts";
import { retryShare, shareMany } from "./use-cases/share-many.ts";

let world: World;
let acme: Company;
let globex: Company;
let cycleId: string;

/** hira runs reviews and is reviewed herself; ravi leads asha and kim; lou is reviewed by nobody; pam looks after the platform. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company())
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim")
    .employee("lou")
    .employee("pam")
    .admin("PLATFORM_ADMIN");
  await acme.build();
  await new ReviewWorld(acme).open();
  globex = await (await world.company()).employee("spy").admin("REVIEW_ADMIN").build();
  await new ReviewWorld(globex).open();
  const people = ["asha", "kim", "hira"].map((who) => ({ employeeId: acme.id(who), managerId: acme.id("ravi") }));
  const cycle = await runningCycle(acme, people);
  cycleId = cycle.cycleId;
  await acme.asProduct((context) =>
    context.rows(sql`insert into {review_form} (id, reviewee_id, provider, reviewer_id, status, opens_on, due_on, place, created_at)
      values (${context.newId()}, ${cycle.revieweeOf(acme.id("kim"))}, 'MANAGER', ${acme.id("ravi")}, 'IN_PROGRESS', '2026-01-01',
        '2026-12-31', 1, ${context.clock.now()})`),
  );
});
afterAll(() => world.close());

const look = (input: object = {}) =>
  acme.as("hira", (context) => sharePage(context, sharePageInput.parse({ reviewId: cycleId, ...input })));
const everyone = (context: Context) => shareMany(context, { cycleId, everyone: true });

test("results are shared with many person by person: who cannot have theirs is named with why, and tried again", async () => {
  expect(await look()).toMatchObject({ waiting: 3, ready: 2, runs: [] });
  // Whom it would reach is said before, and only to who may share.
  const before = (by: string) => acme.as(by, (context) => whoIsSharedWith(context, { cycleId, everyone: true }));
  expect(await before("hira")).toEqual({ count: 1, names: ["asha"] });
  await expect(before("ravi")).rejects.toMatchObject({ status: 404 });
  const { taskId } = await acme.as("hira", everyone);
  await expect(acme.as("hira", everyone)).rejects.toMatchObject({ code: "reviews.share-busy" });
  await doTasks(acme);
  const refused = await look();
  expect(refused.runs[0]).toMatchObject({ id: taskId, total: 3, done: 3, counts: { SHARED: 1, REFUSED: 2 } });
  expect(refused.outcomes.rows.map(({ name, reason }) => [name, reason])).toEqual([
    ["hira", expect.any(String)],
    ["kim", "reviews.manager-not-done"],
  ]);
  expect((await look({ outcome: "SHARED" })).outcomes.rows.map(({ name }) => name)).toEqual(["asha"]);
  await acme.asProduct((context) => context.rows(sql`update {review_form} set status = 'SUBMITTED'`));
  await acme.as("hira", (context) => retryShare(context, { cycleId, runId: taskId }));
  await doTasks(acme);
  expect((await look()).runs[0]).toMatchObject({ total: 2, counts: { SHARED: 1, REFUSED: 1 } });
  // Nobody has a hand in their own result, whatever they run.
  expect(await look()).toMatchObject({ waiting: 1, outcomes: { rows: [{ name: "hira" }] } });
  await acme.as("hira", (context) => shareMany(context, { cycleId, employeeIds: [acme.id("asha"), acme.id("lou")] }));
  await doTasks(acme);
  expect((await look()).runs[0]).toMatchObject({ total: 1, counts: { ALREADY: 1 } });
});

test("only who runs reviews of the company shares with many, and only with whom they may choose", async () => {
  const women = cohortInput.parse({ name: "Women", genders: "FEMALE" });
  const { cohortId } = await acme.as("hira", (context) => createCohort(context, women));
  const share = (cohorts: string[]) => (context: Context) => shareMany(context, { cycleId, cohorts });
  await expect(acme.as("hira", share([cohortId]))).rejects.toMatchObject({
    code: "audiences.cohort-of-private-facts",
  });
  await expect(acme.as("hira", share([]))).rejects.toMatchObject({ code: "audiences.nobody-chosen" });
  for (const [company, who] of [
    [acme, "ravi"],
    [acme, "asha"],
    [globex, "spy"],
  ] as const)
    await expect(company.as(who, everyone)).rejects.toMatchObject({ status: expect.any(Number) as number });
  await expect(globex.as("spy", (context) => sharePage(context, sharePageInput.parse({ reviewId: cycleId }))))
    .rejects //
    .toMatchObject({ status: 404 });
});

test("a cycle that is prepared rests on its cohorts: they are shared and tell nothing private, and are not deleted under it", async () => {
  const cohort = (who: string, input: object) =>
    acme.as(who, async (context) => (await createCohort(context, cohortInput.parse(input))).cohortId);
  const made = await acme.as("hira", (context) => createCycle(context, createCycleInput.parse({ name: "For Ravi's" })));
  const save = (cohorts: string[]) => {
    const asked = { cycleId: made.cycleId, step: "reviewees", reviewees: { everyone: false, cohorts } };
    return acme.as("hira", (context) => saveSection(context, saveSectionInput.parse(asked)));
  };
  const own = await cohort("hira", { name: "Own", managers: acme.id("ravi") });
  await expect(save([own])).rejects.toMatchObject({ details: { fields: { "reviewees.cohorts": expect.any(String) } } });
  const team = await cohort("pam", { name: "Team", managers: acme.id("ravi"), shared: true });
  await save([team]);
  const cycle = await acme.as("hira", (context) => requireCycle(context, "run", made.cycleId));
  const { reviewees } = await acme.as("hira", (context) => planNow(context, cycle));
  expect(reviewees.map(({ employeeId }) => employeeId).sort()).toEqual([acme.id("asha"), acme.id("kim")].sort());
  const uses = (who: string) => acme.as(who, (context) => world.application.gatherings.usesOf(context, "Cohort", team));
  expect(await uses("hira")).toMatchObject([{ room: "reviews", params: { name: "For Ravi's" }, rests: true }]);
  // What a cycle is called is told to those alone who run it.
  expect(await uses("pam")).toMatchObject([{ room: "reviews", params: { name: "" }, link: null, rests: true }]);
  const remove = (context: Context) => deleteCohort(context, { cohortId: team }, world.application.gatherings.usesOf);
  await expect(acme.as("pam", remove)).rejects.toMatchObject({ code: "audiences.cohort-in-use" });
});

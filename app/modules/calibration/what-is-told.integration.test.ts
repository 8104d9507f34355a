import { afterAll, beforeAll, expect, test } from "vitest";
import { addComment } from "#app/modules/comments/use-cases/add-comment.ts";
import { presentResult } from "#app/modules/reviews/api/present.ts";
import { readReviewee } from "#app/modules/reviews/data/reviewee-record.ts";
import { exportReviews } from "#app/modules/reviews/queries/export-reviews.ts";
import { reviewInsights } from "#app/modules/reviews/queries/insights.ts";
import { reviewsOfPerson } from "#app/modules/reviews/queries/of-person.ts";
import { resultDocument } from "#app/modules/reviews/queries/result-document.ts";
import { resultPage } from "#app/modules/reviews/queries/result-page.ts";
import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import { tendCycles } from "#app/modules/reviews/use-cases/tend-cycles.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBoard } from "./queries/board.ts";
import { exportBoard } from "./queries/export-board.ts";
import { movePerson, undoMove } from "./use-cases/move-person.ts";
import { createGroup, finishGroup, reopenGroup } from "./use-cases/save-group.ts";
import { saveTalent, saveTalentInput } from "./use-cases/save-talent.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena", "juan", "kira", "finn"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  await acme
    .team("ravi", ...team)
    .employee("hr")
    .admin("REVIEW_ADMIN")
    .build();
  await acme.switchOn("REVIEW");
});
afterAll(() => world.close());

/** A cycle of the team and its manager, and a group that the head of sales and Ravi calibrate. */
async function calibrated(settings: object) {
  const people = [...team, "ravi"].map((name) => ({
    employeeId: acme.id(name),
    managerId: acme.id(name === "ravi" ? "sales" : "ravi"),
  }));
  const cycle = await runningCycle(acme, people, { settings });
  const { groupId } = await acme.as("hr", (context) =>
    createGroup(context, {
      ...{ cycleId: cycle.cycleId, name: "Sales", memberIds: [acme.id("sales"), acme.id("ravi")] },
      ...{ headIds: [acme.id("sales")], employeeIds: [] },
    }),
  );
  return { ...cycle, groupId, person: (name: string) => cycle.revieweeOf(acme.id(name)) };
}

type Calibrated = Awaited<ReturnType<typeof calibrated>>;
const move = (by: string, { groupId, person }: Calibrated, name: string, place: string) =>
  acme.as(by, (context) =>
    movePerson(context, { groupId, revieweeId: person(name), place, reason: "Carried the launch" }),
  );
const board = (by: string, { groupId }: Calibrated) =>
  acme.as(by, (context) => readBoard(context, { group: groupId, view: "board", after: undefined }));

/** A grid in which one box stands for a rating of its own. */
const declared = {
  calibration: {
    grids: {
      "3x3": [1, 2, 3].flatMap((row) =>
        [1, 2, 3].map((column) => ({ row, column, rating: row === 3 && column === 2 ? "option-4" : "" })),
      ),
    },
  },
};

test("whoever is moved has the rating of their box, in every place that tells a result", async () => {
  const made = await calibrated(declared);
  await move("sales", made, "asha", "box:3:2");
  // A profile shows the latest reviews alone.
  await acme.asProduct((context) =>
    context.rows(sql`update {review_reviewee} set anchor_on = '2026-06-01' where id = ${made.person("asha")}`),
  );
  const asha = { reviewId: made.cycleId, employeeId: acme.id("asha") };
  const told = await acme.as("hr", async (context) => {
    const page = await resultPage(context, asha);
    const reviewee = await readReviewee(context, sql`r.id = ${made.person("asha")}`);
    const insights = await reviewInsights(context, "company", made.cycleId);
    return {
      page: page.result?.label,
      api: presentResult(page).rating,
      document: JSON.stringify((await resultDocument(context, reviewee)).content).includes("Exceeds expectations"),
      export: JSON.stringify(
        await exportReviews(context, { scope: "company", cycle: made.cycleId }).then(heldSheet),
      ).match(/Exceeds/g),
      profile: (await reviewsOfPerson(context, acme.id("asha"))).rows.find(({ href }) => href.includes(made.cycleId)),
      insights: insights.distribution?.find(({ label }) => label === "Exceeds expectations")?.count,
      board: (await readBoard(context, { group: made.groupId, view: "board", after: undefined })).people.find(
        ({ name }) => name === "asha",
      )?.option,
      file: JSON.stringify(await heldSheet(await exportBoard(context, { group: made.groupId }))).includes(
        "Exceeds expectations",
      ),
    };
  });
  expect(told).toMatchObject({
    ...{ page: "Exceeds expectations", api: "Exceeds expectations", document: true, insights: 1 },
    ...{ export: ["Exceeds"], profile: { result: "Exceeds expectations" }, board: "Exceeds expectations", file: true },
  });
  const [moved] = (await board("hr", made)).moves;
  await acme.as("sales", (context) =>
    undoMove(context, { groupId: made.groupId, moveId: moved!.id, reason: "Wrong person" }),
  );
  expect((await acme.as("hr", (context) => resultPage(context, asha))).result?.label).toBe("Meets expectations");
});

const shared = (made: Calibrated) =>
  acme.asProduct(async (context) => {
    await tendCycles(context);
    const rows = await context.rows<{ id: string }>(
      sql`select id from {review_reviewee} where cycle_id = ${made.cycleId} and shared_at is not null`,
    );
    return rows.length;
  });

test("results that are shared by themselves wait until the calibration of the person is finished", async () => {
  const past = { startsOn: "2026-01-01", endsOn: "2026-01-02" };
  const made = await calibrated({
    sharing: { mode: "AUTO" },
    timelines: { SELF: past, MANAGER: past, CALIBRATION: past },
  });
  await acme.asProduct((context) =>
    context.rows(
      sql`with r as materialized (select * from {review_reviewee} where cycle_id = ${made.cycleId})
        insert into {review_form} (id, reviewee_id, provider, reviewer_id, status, opens_on, due_on, forced, place, created_at)
          select gen_random_uuid(), r.id, 'MANAGER', r.manager_id, 'SUBMITTED', '2026-01-01', '2026-01-02', false, 1,
            r.created_at from r`,
    ),
  );
  expect(await shared(made)).toBe(0);
  const finish = () => acme.as("hr", (context) => finishGroup(context, { groupId: made.groupId }));
  await finish();
  await acme.as("hr", (context) => reopenGroup(context, { groupId: made.groupId, reason: "New facts" }));
  expect(await shared(made)).toBe(0);
  await finish();
  expect(await shared(made)).toBe(7);
});

/** All that the person may come by of their own result. */
const ownWays = (made: Calibrated, name: string) =>
  acme.as(name, async (context) => {
    const page = await resultPage(context, { reviewId: made.cycleId, employeeId: acme.id(name) });
    const reviewee = await readReviewee(context, sql`r.id = ${made.person(name)}`);
    return JSON.stringify([
      page,
      presentResult(page),
      await resultDocument(context, reviewee),
      await reviewsOfPerson(context, acme.id(name)),
    ]);
  });

test.each([false, true])("the person reads their box only by the switch of the cycle: %s", async (box) => {
  const made = await calibrated({ sharing: { box } });
  await acme.as("sales", (context) =>
    saveTalent(
      context,
      saveTalentInput.parse({
        ...{ groupId: made.groupId, revieweeId: made.person("asha"), risk: "HIGH", NOW: acme.id("omar"), version: 0 },
      }),
    ),
  );
  const about = { about: "CalibratedPerson", record: made.person("asha") };
  await acme.as("sales", (context) => addComment(context, { ...about, body: "Ready to leave us", mentions: [] }));
  await move("sales", made, "asha", "box:3:3");
  const asha = { reviewId: made.cycleId, employeeId: acme.id("asha") };
  const preview = await acme.as("hr", (context) => resultPage(context, { ...asha, as: "REVIEWEE" }));
  expect([preview.result?.label, preview.result?.box]).toEqual(["Outstanding", box ? "Star" : null]);
  await acme.asProduct((context) =>
    context.rows(sql`update {review_reviewee} set shared_at = now() where id = ${made.person("asha")}`),
  );
  const told = await ownWays(made, "asha");
  expect([told.includes("Outstanding"), told.includes("Star")]).toEqual([true, box]);
  for (const never of ["omar", "HIGH", "Ready to leave us", "Carried the launch"]) expect(told).not.toContain(never);
});

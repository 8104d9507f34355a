import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAdmins } from "#app/modules/access/queries/export-admins.ts";
import { exportAuditEntries } from "#app/modules/access/queries/export-audit-entries.ts";
import { adminListInput } from "#app/modules/access/queries/list-admins.ts";
import { auditFiltersInput } from "#app/modules/access/queries/list-audit-entries.ts";
import { exportCohort } from "#app/modules/audiences/queries/export-cohort.ts";
import { exportInput as notesInput, exportNotes } from "#app/modules/disciplinary/queries/export.ts";
import { DisciplinaryWorld } from "#app/modules/disciplinary/testing/disciplinary-world.ts";
import { exportGoals } from "#app/modules/goals/queries/goal-export.ts";
import { goalListInput } from "#app/modules/goals/queries/goal-list.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { employeeFilters } from "#app/modules/people/queries/employee-filters.ts";
import { exportEmployees } from "#app/modules/people/queries/export-employees.ts";
import { exportPoints } from "#app/modules/points/queries/exports.ts";
import { PointsWorld } from "#app/modules/points/testing/points-world.ts";
import { exportReviews } from "#app/modules/reviews/queries/export-reviews.ts";
import { ReviewWorld } from "#app/modules/reviews/testing/review-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { heldAtOnce } from "#app/platform/files/sheet-pages.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "ravi", "lena")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "POINTS_ADMIN", "DISCIPLINARY_ACTION_ADMIN", "REVIEW_ADMIN")
    .build();
  const goals = new GoalWorld(acme);
  for (const title of ["One", "Two"])
    await goals.objective("admin", { title, keyResults: [{ title: `${title} part` }] });
  const points = await new PointsWorld(acme, "admin").open();
  for (const who of ["asha", "ravi", "lena"])
    await points.record("admin", who, { kind: "MISSED_SHIFT", day: "2026-11-16" });
  const notes = await new DisciplinaryWorld(acme).open();
  for (const about of ["asha", "ravi"]) await notes.draft("admin", { about });
  await (await new ReviewWorld(acme).open()).cycle(["asha", "ravi", "lena"]);
});
afterAll(() => world.close());

type Export = (context: Context, batch: number) => Promise<LongSheet>;

/** Each list of which files were cut at some number of rows once; how many rows the company has of it at least. */
const lists: Record<string, [make: Export, least: number]> = {
  admins: [(context, batch) => exportAdmins(context, adminListInput.parse({ kind: "EVERYBODY" }), batch), 4],
  "audit log": [(context, batch) => exportAuditEntries(context, auditFiltersInput.parse({}), batch), 10],
  cohort: [(context, batch) => exportCohort(context, { cohortId: "everyone", search: "" }, batch), 4],
  notes: [(context, batch) => exportNotes(context, notesInput.parse({ scope: "company", shelf: "all" }), batch), 2],
  goals: [(context, batch) => exportGoals(context, goalListInput.parse({ scope: "company", kind: "ALL" }), batch), 2],
  people: [(context, batch) => exportEmployees(context, "register", employeeFilters.parse({}), [], batch), 4],
  points: [(context, batch) => exportPoints(context, "status", "company", batch), 3],
  "entries of points": [(context, batch) => exportPoints(context, "entries", "company", batch), 3],
  reviews: [(context, batch) => exportReviews(context, { scope: "company" }, batch), 3],
};

test.each(Object.entries(lists))(
  "a file of %s holds every row once, however few are held at a time",
  async (_, [make, least]) => {
    const [whole, ...piecemeal] = await acme.as(
      "admin",
      async (context) => {
        const files: string[][] = [];
        for (const batch of [heldAtOnce, 1, 2])
          files.push((await csvOf(await make(context, batch))).trim().split("\r\n"));
        return files;
      },
      { readOnly: true },
    );
    expect(whole!.length).toBeGreaterThan(least);
    for (const file of piecemeal) expect(file).toEqual(whole);
  },
);

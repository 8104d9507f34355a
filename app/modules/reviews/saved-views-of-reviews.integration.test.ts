import { afterAll, beforeAll, expect, test } from "vitest";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import { saveView } from "#app/modules/audiences/use-cases/save-view.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { exportReviews } from "./queries/export-reviews.ts";
import { listReviewed, peopleFilters } from "./queries/people-of-reviews.ts";
import { reviewsOfTwoCompanies } from "./testing/review-world.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let cycleId: string;

beforeAll(async () => {
  world = await createWorld();
  const made = await reviewsOfTwoCompanies(world);
  acme = made.acme;
  cycleId = await made.reviews.cycle(["asha", "lena", "ravi"]);
});
afterAll(() => world.close());

const rooms = () => world.application.gatherings.rooms;
const viewsAt = (who: string, path: string) =>
  acme.as(who, (context) => viewsOfList(context, rooms(), `https://acme.test${path}`), { readOnly: true });
const named = async (who: string, scope: "company" | "all-reports", asked: object) =>
  (
    await acme.as(who, (context) => listReviewed(context, scope, peopleFilters.parse(asked)), { readOnly: true })
  ).rows.map(({ employee }) => employee.name);

test("what a list of reviews is narrowed to is kept as a view, with how its results open", async () => {
  const path = `/app/company/review/calibrated-results?state=READY&cycle=${cycleId}&reviewViewType=people&page=2`;
  const { address } = (await viewsAt("rae", path))!;
  expect(Object.fromEntries(new URL(address, "https://acme.test").searchParams)).toEqual({
    cycle: cycleId,
    state: "READY",
    reviewViewType: "people",
  });
  const { viewId } = await acme.as("rae", (context) =>
    saveView(context, { name: "To be shared", of: address, shared: false }, rooms()),
  );
  const later = (await viewsAt("rae", `${path}&savedView=${viewId}`))!;
  expect(later.current).toMatchObject({ id: viewId, changed: false });
  expect((await viewsAt("rae", "/app/company/review/calibrated-results"))!.views).toHaveLength(1);
  expect((await viewsAt("rae", "/app/company/review/detail-reports"))!.views).toEqual([]);
});

test("who leads people keeps views of their reviews, and none of the company's", async () => {
  const { address } = (await viewsAt("ravi", "/app/team/all-reports/review/completion-status?provider=PEER"))!;
  expect(address).toBe("/app/team/all-reports/review/completion-status?provider=PEER");
  expect(await viewsAt("ravi", "/app/company/review/calibrated-results")).toBeNull();
  const kept = acme.as("ravi", (context) =>
    saveView(context, { name: "All", of: "/app/company/review/manage", shared: false }, rooms()),
  );
  expect(await kept.catch((error: AppError) => error.code)).toBe("audiences.no-list");
});

test("a list of reviews and its file are of the people of a cohort, of those who may see it", async () => {
  const { cohortId } = await acme.as("rae", (context) =>
    createCohort(
      context,
      cohortInput.parse({
        name: "Some",
        source: "PICKED",
        people: [acme.id("asha"), acme.id("otto")],
      }),
    ),
  );
  const all = await named("rae", "company", { cycle: cycleId });
  expect(all).toHaveLength(3);
  const some = await named("rae", "company", { cycle: cycleId, cohort: cohortId });
  expect(some).toHaveLength(1);
  // A cohort that is not theirs is nobody, never everybody.
  expect(await named("ravi", "all-reports", { cycle: cycleId })).not.toEqual([]);
  expect(await named("ravi", "all-reports", { cohort: cohortId })).toEqual([]);
  const file = await acme.as(
    "rae",
    (context) => exportReviews(context, { scope: "company", cohort: cohortId }).then(heldSheet),
    {
      readOnly: true,
    },
  );
  expect(file.rows).toHaveLength(1);
  expect(await named("rae", "company", { cohort: "00000000-0000-4000-8000-000000000000" })).toEqual([]);
});

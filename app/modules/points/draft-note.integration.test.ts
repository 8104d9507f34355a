import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/platform/time/days.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";
import { notesOfThresholds } from "./queries/notes-of-thresholds.ts";
import { draftNoteOfThreshold } from "./use-cases/draft-note-of-threshold.ts";

let world: World;
let points: PointsWorld;

beforeAll(async () => {
  world = await createWorld();
  points = (await pointsOfTwoCompanies(world)).acme;
});
afterAll(() => world.close());

const drafts = () =>
  points.company.asProduct((context) =>
    context.rows<{ id: string; authorId: string; state: string; body: string }>(
      sql`select id, author_id as "authorId", state, body from {disciplinary_note} where source like 'points:%'`,
    ),
  );

test("a threshold that asks for a note begins one draft for the manager, with what counted and nothing else", async () => {
  const today = await points.company.asProduct(async (context) => context.today());
  const missed = { kind: "MISSED_SHIFT", days: 2, day: addDays(today, -1), note: "Said he hates mornings" };
  await points.record("tara", "asha", missed);
  const { escalations } = await points.points("asha", "asha");
  const begin = async () => {
    for (const { id } of escalations) await points.company.asProduct((context) => draftNoteOfThreshold(context, id));
  };
  await begin();
  expect(await drafts()).toEqual([]);
  await points.company.switchOn("DISCIPLINARY_ACTION");
  await begin();
  await begin();
  const [draft, ...others] = await drafts();
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ authorId: points.company.id("ravi"), state: "DRAFT" });
  expect(draft!.body).toContain("Missed shift, 2 days, 10 points");
  expect(draft!.body).not.toContain("mornings");
  const leadsTo = (who: string) => points.company.as(who, (context) => notesOfThresholds(context, escalations));
  expect(Object.values(await leadsTo("ravi"))).toEqual([`/app/disciplinary/${draft!.id}`]);
  expect(await leadsTo("asha")).toEqual({});
});

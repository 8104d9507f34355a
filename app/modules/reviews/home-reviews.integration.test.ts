import { afterAll, beforeAll, expect, test } from "vitest";
import { loadHome } from "#app/platform/contributions/home-card.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { reviewCards, type TeamReviewsCard } from "./queries/home-reviews.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { runningCycle } from "./testing/running-cycle.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z" });
  acme = (await world.company()).employee("ravi").team("ravi", "kim");
  await acme.build();
  await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

/** What home says to ravi of a cycle in which he has written about kim, by who shares its results. */
async function toldOf(mode: "MANAGER" | "MANUAL") {
  const people = [{ employeeId: acme.id("kim"), managerId: acme.id("ravi") }];
  const { cycleId, revieweeOf } = await runningCycle(acme, people, { settings: { sharing: { mode } } });
  await acme.asProduct((context) =>
    context.rows(sql`insert into {review_form} (id, reviewee_id, provider, reviewer_id, status, opens_on, due_on, place,
        created_at, submitted_at)
      values (${context.newId()}, ${revieweeOf(acme.id("kim"))}, 'MANAGER', ${acme.id("ravi")}, 'SUBMITTED', '2026-01-01',
        '2026-12-31', 1, ${context.clock.now()}, ${context.clock.now()})`),
  );
  const { cards } = await acme.as("ravi", (context) =>
    loadHome(context, { cards: reviewCards(context).map((card) => ({ ...card, room: "reviews" })), lines: [] }),
  );
  return (cards[0]!.data as TeamReviewsCard).cycles.find(({ id }) => id === cycleId);
}

test("a manager is told of results to share only where managers share them", async () => {
  expect(await toldOf("MANAGER")).toMatchObject({ forms: 1, submitted: 1, ready: 1 });
  expect(await toldOf("MANUAL")).toMatchObject({ forms: 1, submitted: 1, ready: 0 });
});

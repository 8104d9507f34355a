import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSignals } from "#app/platform/contributions/signal.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { reviewSignal } from "./queries/team-signal.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { runningCycle } from "./testing/running-cycle.ts";

let world: World;
let acme: Company;
let formId: string;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z" });
  acme = (await world.company()).employee("ravi").team("ravi", "kim");
  await acme.build();
  await new ReviewWorld(acme).open();
  const cycle = await runningCycle(acme, [{ employeeId: acme.id("kim"), managerId: acme.id("ravi") }]);
  await acme.asProduct(async (context) => {
    formId = context.newId();
    await context.rows(sql`insert into {review_form} (id, reviewee_id, provider, reviewer_id, status, opens_on, due_on, place,
        created_at)
      values (${formId}, ${cycle.revieweeOf(acme.id("kim"))}, 'MANAGER', ${acme.id("ravi")}, 'IN_PROGRESS', '2026-01-01',
        '2026-12-31', 1, ${context.clock.now()})`);
  });
});
afterAll(() => world.close());

async function saidWhenDue(on: string) {
  await acme.asProduct((context) => context.rows(sql`update {review_form} set due_on = ${on} where id = ${formId}`));
  const [signal] = await acme.as("ravi", (context) =>
    loadSignals(
      context,
      reviewSignal(context).map((one) => ({ ...one, room: "reviews" })),
      [acme.id("kim")],
    ),
  );
  return signal!.said[acme.id("kim")];
}

test("a review to write asks for its manager within a week of its last day, and is said to be overdue after it", async () => {
  expect(await saidWhenDue("2026-11-18")).toEqual({ key: "signal.due", on: "2026-11-18", tone: "grey" });
  expect(await saidWhenDue("2026-11-17")).toEqual({ key: "signal.due", on: "2026-11-17", tone: "orange" });
  expect(await saidWhenDue("2026-11-10")).toEqual({ key: "signal.due", on: "2026-11-10", tone: "orange" });
  expect(await saidWhenDue("2026-11-09")).toEqual({ key: "signal.overdue", on: "2026-11-09", tone: "red" });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { whoIsReminded } from "./queries/who-is-reminded.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { runningCycle } from "./testing/running-cycle.ts";
import { remindInput, remindReviewers } from "./use-cases/run-forms.ts";

let world: World;
let acme: Company;
let cycleId: string;

/** hira runs reviews; ravi leads kim, on whom lou writes as a peer who is not named to him. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company()).employee("hira").admin("REVIEW_ADMIN").employee("ravi").team("ravi", "kim");
  await acme.employee("lou").build();
  await new ReviewWorld(acme).open();
  const cycle = await runningCycle(acme, [{ employeeId: acme.id("kim"), managerId: acme.id("ravi") }], {
    settings: { reviewers: { peersNamedToManager: false } },
  });
  cycleId = cycle.cycleId;
  const forms = [
    ["MANAGER", "ravi"],
    ["PEER", "lou"],
  ] as const;
  for (const [provider, by] of forms)
    await acme.asProduct((context) =>
      context.rows(sql`insert into {review_form} (id, reviewee_id, provider, reviewer_id, status, opens_on, due_on, place,
          created_at)
        values (${context.newId()}, ${cycle.revieweeOf(acme.id("kim"))}, ${provider}, ${acme.id(by)}, 'IN_PROGRESS',
          '2026-01-01', '2026-12-31', 1, ${context.clock.now()})`),
    );
});
afterAll(() => world.close());

test("whom reminding reaches is said before: counted, and named as far as reviewers are named to who reminds", async () => {
  const asked = (by: string) => acme.as(by, (context) => whoIsReminded(context, cycleId));
  expect(await asked("hira")).toEqual({ count: 2, names: ["lou", "ravi"] });
  expect(await asked("ravi")).toEqual({ count: 2, names: ["ravi"] });
  expect(await asked("lou")).toEqual({ count: 0, names: [] });
  const { reminded } = await acme.as("ravi", (context) => remindReviewers(context, remindInput.parse({ cycleId })));
  expect(reminded).toBe(2);
  expect(await asked("hira")).toEqual({ count: 0, names: [] });
});

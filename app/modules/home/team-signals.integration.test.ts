import { afterAll, beforeAll, expect, test } from "vitest";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "#app/modules/lifecycle/testing/lifecycle-world.ts";
import { hire } from "#app/modules/lifecycle/use-cases/start-journey.ts";
import { hireInput } from "#app/modules/lifecycle/use-cases/journey-input.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { teamSignals } from "./queries/team-signals.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: LifecycleWorld;

/** Nia joins today, and a step of hers is late; lena is about to leave, which is told to nobody yet. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme } = await lifecycleOfTwoCompanies(world));
  const today = world.clock.now().toISOString().slice(0, 10);
  const joining = await acme.template("HIRE", [{ doer: "MANAGER", offset: -10 }], "Joining");
  const leaving = await acme.template("EXIT", [{ doer: "MANAGER", offset: -10 }], "Leaving");
  const nia = { firstName: "Nia", lastName: "Okoye", workEmail: "nia@acme.test", managerId: acme.company.id("ravi") };
  await acme.company.as("tara", (context) =>
    hire(context, hireInput.parse({ ...nia, onDay: today, templateId: joining, told: true })),
  );
  await acme.company.asProduct((context) => context.rows(sql`update {lifecycle_step} set due_on = due_on - 5`));
  await acme.start("lena", { moment: "EXIT", onDay: today, templateId: leaving, told: false, reason: "Asked to go" });
});
afterAll(() => world.close());

const seenBy = (who: string, viewedBy?: string) =>
  acme.company.as(who, (context) => teamSignals(context, world.application.gatherings.signals), {
    readOnly: true,
    ...(viewedBy ? { viewedBy } : {}),
  });
const journeysOf = async (who: string, viewedBy?: string) =>
  (await seenBy(who, viewedBy)).modules.find(({ room }) => room === "lifecycle");

test("the summary of a team says module by module who needs something, and of how many nothing is urgent", async () => {
  const { people, modules } = await seenBy("ravi");
  expect(people).toBe(3);
  expect(modules.length).toBeGreaterThan(1);
  expect(await journeysOf("ravi")).toMatchObject({
    needing: [{ person: { name: "Nia Okoye" }, said: { key: "signal.late", count: 1, tone: "red" } }],
    more: 0,
    calm: 0,
  });
});

test("it speaks of no leaving, to nobody of people they do not lead, and not to who looks through another's eyes", async () => {
  expect(JSON.stringify(await journeysOf("ravi"))).not.toContain(acme.company.id("lena"));
  expect((await seenBy("otto")).people).toBe(0);
  expect(await journeysOf("skip")).toBeUndefined();
  expect(await journeysOf("ravi", "tara")).toBeUndefined();
});

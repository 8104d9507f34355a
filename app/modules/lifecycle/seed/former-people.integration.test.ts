import { afterAll, beforeAll, expect, test } from "vitest";
import { alumni, demoAdmin, seedPeople } from "#app/modules/people/index.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { formerPeople } from "./former-people.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-20T09:00:00Z" });
  acme = await world.company("acme");
});
afterAll(() => world.close());

test("a demo company has people who left, with the role of their last day and how to reach them", async () => {
  const company = { domain: "acme.test", today: "2026-11-20", seed: "alumni" };
  const { rows } = await acme.asProduct(async (context) => {
    const people = await seedPeople(context, { ...company, size: 30 });
    const asAdmin = { ...context, actor: { ...context.actor, employeeId: demoAdmin(people).id } };
    const planned = await formerPeople(asAdmin, people, company);
    expect(planned.map(({ onDay, reason }) => [onDay, reason !== ""])).toEqual([
      ["2026-09-06", true],
      ["2026-05-14", true],
    ]);
    return alumni(context, { text: "", limit: 10, offset: 0 });
  });
  expect(rows.map(({ name, leftOn, personalEmail }) => [name, leftOn, personalEmail])).toEqual([
    ["Marta Lindgren", "2026-09-06", "marta.lindgren@example.com"],
    ["Tomás Ferreira", "2026-05-14", "tomas.ferreira@example.com"],
  ]);
  for (const { role, orgUnit, photo } of rows) expect([role, orgUnit, photo]).not.toContain(null);
});

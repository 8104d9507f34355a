import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { seedPeople } from "./seed-people.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
});
afterAll(() => world.close());

test("everybody in a demo company has a drawn portrait of their own, in both sizes", async () => {
  const input = { size: 12, domain: "acme.test", seed: "faces", today: "2026-11-20" };
  const faces = await acme.asProduct(async (context) => {
    const people = await seedPeople(context, input);
    const rows = await context.rows<{ small: Buffer; large: Buffer }>(
      sql`select p.small, p.large from {employee} e join {employee_photo} p on p.key = e.photo_key`,
    );
    expect(rows).toHaveLength(people.length);
    return rows;
  });
  const kinds = faces.flatMap(({ small, large }) => [small, large].map((one) => one.subarray(8, 12).toString()));
  expect(new Set(kinds)).toEqual(new Set(["WEBP"]));
  expect(new Set(faces.map(({ small }) => small.toString("base64"))).size).toBe(faces.length);
});

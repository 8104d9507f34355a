import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formerCompany } from "#tests/support/former-company.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test("roles about fields of people lose those that others know people by, and keep all else", async () => {
  const { inside, migrate } = await formerCompany(world, 102);
  const role = (name: string, fields: object) =>
    sql`insert into {custom_role} (id, name, rights, scoped, fields, created_at, updated_at) values (${randomUUID()}, ${name},
      '{people.edit,people.private}', false, ${JSON.stringify(fields)}, now(), now())`;
  await inside(
    role("A", { "people.edit": ["firstName", "workEmail", "externalId"], "people.private": ["grade"] }),
    role("B", {}),
  );
  await migrate();
  expect(await inside(sql`select name, fields, rights from {custom_role} order by name`)).toMatchObject([
    { name: "A", fields: { "people.edit": ["firstName"], "people.private": ["grade"] } },
    { name: "B", fields: {}, rights: ["people.edit", "people.private"] },
  ]);
});

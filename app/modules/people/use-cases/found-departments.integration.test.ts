import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { foundDepartments } from "./found-departments.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("hira").admin("PLATFORM_ADMIN").employee("asha").build();
});
afterAll(() => world.close());

const found = (by: string) =>
  acme.as(by, (context) => foundDepartments(context, { departments: ["Finance", "finance"], own: "Research" }));
const units = () =>
  acme.asProduct((context) => context.rows<{ name: string }>(sql`select name from {org_unit} order by name`));

test("nobody but an administrator of the company founds departments, and only while there are none", async () => {
  await expect(found("asha")).rejects.toMatchObject({ status: 404 });
  expect(await units()).toEqual([]);
  await found("hira");
  expect((await units()).map(({ name }) => name.toLowerCase()).sort()).toEqual(["finance", "research"]);
  await expect(found("hira")).rejects.toMatchObject({ code: "people.placed-already" });
});

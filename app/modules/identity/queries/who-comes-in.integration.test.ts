import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { whoComesIn } from "./who-comes-in.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha", "ravi", "lena").build();
  globex = await (await world.company("globex")).employee("eve").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "ravi");
  await door.letIn(globex, "eve");
});
afterAll(() => world.close());

const control = () => world.application.database.control;
const inside = async () => {
  const people = ["asha", "ravi", "lena"].map((name) => ({ id: acme.id(name), email: `${name}@acme.test` }));
  const found = await whoComesIn(world.application.database, acme.tenant.id, people);
  return people.filter(({ id }) => found.has(id)).map(({ email }) => email.split("@")[0]);
};

test("who has an account comes in, who was never let in or is shut out does not", async () => {
  expect(await inside()).toEqual(["asha", "ravi"]);
  await control().query(
    sql`update control.membership set status = 'DEACTIVATED' where employee_id = ${acme.id("ravi")}`,
  );
  expect(await inside()).toEqual(["asha"]);
  expect(await whoComesIn(world.application.database, acme.tenant.id, [])).toEqual(new Set());
});

test("at the company's own provider everybody of its proven domain comes in who is not shut out", async () => {
  const at = world.clock.now();
  await control().query(
    sql`insert into control.sso_connection (tenant_id, preset, issuer, client_id, client_secret, state, changed_at)
      values (${acme.tenant.id}, 'OIDC', 'https://id.acme.test', 'cairn', 'sealed', 'ON', ${at})`,
  );
  expect(await inside()).toEqual(["asha"]);
  await control().query(
    sql`insert into control.sso_domain (id, tenant_id, domain, token, created_at, verified_at, verified_by)
      values (gen_random_uuid(), ${acme.tenant.id}, 'acme.test', 'token', ${at}, ${at}, 'OPERATOR')`,
  );
  expect(await inside()).toEqual(["asha", "lena"]);
  await control().query(sql`update control.sso_connection set state = 'OFF'`);
  expect(await inside()).toEqual(["asha"]);
});

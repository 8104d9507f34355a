import { afterAll, beforeAll, expect, test } from "vitest";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { checkPeopleRows } from "#app/modules/people/use-cases/sync-people.ts";
import { parseForm } from "#app/platform/http/forms/parse-form.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import type { World } from "#tests/support/world.ts";
import { describeTenant, findTenantById } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";
import { z } from "zod";

let opened: Awaited<ReturnType<typeof IntegrationWorld.create>>;
let world: World;
let api: Awaited<ReturnType<typeof serveApi>>;
let scim: (name: string) => Promise<Response>;

beforeAll(async () => {
  opened = await IntegrationWorld.create();
  world = opened.world;
  api = await serveApi(world);
  const { acme } = opened;
  const id = await acme.connect("scim", {});
  const { key } = await acme.as((context) => makeHookKey(context, { installationId: id }, world.application));
  const users = `${api.root}/scim/v2/${acme.company.tenant.slug}/${id}/Users`;
  scim = (familyName) =>
    fetch(users, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
      body: JSON.stringify({ userName: `${crypto.randomUUID()}@acme.test`, name: { givenName: "Mo", familyName } }),
    });
});
afterAll(async () => {
  await api.close();
  await world.close();
});

const restrict = async (restrictSpecialCharacters: boolean) => {
  const { id, name } = opened.acme.company.tenant;
  await describeTenant(world.application.database, id, { name, settings: { restrictSpecialCharacters } });
  return (await findTenantById(world.application.database, id))!;
};
const names = ["O'Brien", 'Mo "Bo"', "<b>", "a>b"];

test("forms, the API, SCIM and imports refuse the four characters at their field where a company restricts them", async () => {
  const tenant = await restrict(true);
  const form = new FormData();
  form.set("name", "O'Brien");
  const schema = z.object({ name: textInput({ most: 50 }) });
  expect(parseForm(form, schema, tenant)).toMatchObject({ error: { name: ["platform.special-characters"] } });
  expect(parseForm(form, schema).status).toBe("success");
  for (const name of names) {
    const answer = await scim(name);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining("familyName")]);
  }
  expect((await scim("Bräun-Ñandú")).status).toBe(201);
  const problems = await imported(tenant);
  expect(problems).toEqual([[{ code: "special-characters", field: "lastName" }], []]);
});

test("where a company does not restrict them, everything is taken", async () => {
  const tenant = await restrict(false);
  expect((await scim("O'Brien")).status).toBe(201);
  expect(await imported(tenant)).toEqual([[], []]);
});

test("the API names the field and says why in words", async () => {
  const { company } = opened.acme;
  const door = openDoor(world);
  await door.letIn(company, opened.acme.by);
  const ask = await api.as(door, company, opened.acme.by);
  await restrict(true);
  const refused = await ask("/org-units", { method: "POST", body: { name: "Smith's" } });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { name: { code: "platform.special-characters", message: expect.stringContaining("does not allow") } } },
  ]);
  await restrict(false);
  expect((await ask("/org-units", { method: "POST", body: { name: "Smith's" } })).status).toBe(201);
});

/** What is wrong with two lines of people: one with an apostrophe in the name and one in the address alone. */
async function imported(tenant: object) {
  const rows = [
    { first_name: "Pat", last_name: "O'Brien", work_email: "pat@acme.test", joined_on: "2026-11-01" },
    { first_name: "Kim", last_name: "Lee", work_email: "kim@acme.test", joined_on: "2026-11-01" },
  ];
  return opened.acme.as(async (context) => {
    const { importId } = await checkPeopleRows({ ...context, tenant } as typeof context, {
      fileName: "people",
      rows,
      retireMissing: false,
      unknownTerms: "REFUSE",
    });
    const found = await context.rows<{ problems: object[] }>(
      sql`select problems from {imported_file_verdict} where file_id = ${importId} order by position`,
    );
    return found.map(({ problems }) => problems);
  });
}

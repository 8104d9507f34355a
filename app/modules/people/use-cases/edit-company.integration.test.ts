import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findTenantById } from "#tenancy/register.ts";
import { sql } from "#tenancy/sql.ts";
import { companySettings } from "../queries/company-settings.ts";
import { editCompanyInput } from "./company-input.ts";
import { editCompany } from "./edit-company.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("pam").admin("PLATFORM_ADMIN").employee("asha").build();
  globex = await (await world.company()).employee("zed").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const settings = (name: string, of = acme) => of.as(name, (context) => companySettings(context));
const edit = async (name: string, change: object, of = acme) => {
  const { id: _, followLanguage, followTimeZone, people, ...now } = await settings("pam");
  void [followLanguage, followTimeZone, people];
  return of.as(name, (context) => editCompany(context, editCompanyInput.parse({ ...now, ...change })));
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code,
  );

test("what is changed is so for all, is recorded and reaches the register; what is stored keeps its currency", async () => {
  const before = await settings("pam");
  const { version } = await edit("pam", {
    name: "Acme  Robotics",
    currency: "JPY",
    timeZone: "Europe/Kyiv",
    fiscalYearStartMonth: "7",
  });
  expect(version).toBe(before.version + 1);
  expect(await settings("pam")).toMatchObject({
    currency: "JPY",
    timeZone: "Europe/Kyiv",
    fiscalYearStartMonth: 7,
    version,
  });
  const [entry] = await acme.asProduct((context) =>
    context.rows<{ detail: { before: object; after: object } }>(
      sql`select detail from {audit_entry} where action = 'people.edit-company'`,
    ),
  );
  expect(entry!.detail).toMatchObject({ before: { currency: before.currency }, after: { currency: "JPY" } });
  await relayOutbox(world.application, acme.tenant);
  expect((await findTenantById(world.application.database, acme.tenant.id))!.name).toBe("Acme  Robotics");
  expect((await findTenantById(world.application.database, globex.tenant.id))!.name).not.toBe("Acme  Robotics");
});

test("two at once are told of each other, and nothing is written where nothing changes", async () => {
  const { version } = await settings("pam");
  expect(await edit("pam", {})).toEqual({ version });
  await edit("pam", { name: "Acme" });
  expect(await code(edit("pam", { name: "Late", version }))).toBe("platform.changed-meanwhile");
});

test("who does not shape the company neither reads nor changes it", async () => {
  expect(await code(settings("asha"))).toBe("platform.not-found");
  expect(await code(edit("asha", { name: "Mine" }))).toBe("platform.not-found");
});

test.each([
  ["no name", { name: " " }],
  ["a zone that is none", { timeZone: "+05:30" }],
  ["a currency that is none", { currency: "XXQ" }],
  ["a thirteenth month", { fiscalYearStartMonth: "13" }],
  ["a language nobody speaks here", { language: "tlh" }],
])("%s is refused", async (_, change) => {
  const { id: _id, ...now } = await settings("pam");
  expect(editCompanyInput.safeParse({ ...now, ...change }).success).toBe(false);
});

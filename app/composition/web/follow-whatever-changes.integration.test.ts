import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { Follower } from "#tests/support/api-follower.ts";
import { openDoor } from "#tests/support/door.ts";
import { DocumentedLists, type FollowedList } from "#tests/support/documented-lists.ts";
import { serveApi, type Asked } from "#tests/support/served-api.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { sql } from "#tenancy/sql.ts";
import { asProduct } from "../create-company.ts";
import { demoCompanies, demoPassword } from "../seed/demo-companies.ts";
import { seedCompany } from "../seed/seed-company.ts";

// One program, written by the document alone, follows every list that can be followed, whichever rooms there are: what it holds
// is at the end what the lists answer, whatever changed in whichever table, and through restarts of either side.
const readers = ["admin", "manager"] as const;
/** Followed by moments that every write of the product moves; here tables are changed past it. Other tests follow these. */
const byMoment = ["/goals", "/employees", "/initiatives"];
type Ask = (path: string, asked?: Asked) => Promise<Response>;

let world: World;
let tenant: Tenant;
let served: Awaited<ReturnType<typeof serveApi>>;
const cookies = new Map<string, string>();
const documents = new Map<string, DocumentedLists>();

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  tenant = await seedCompany(world.application, demoCompanies[0]!, "small");
  const door = openDoor(world);
  for (const name of readers) {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: `${name}@acme.test`, password: demoPassword }));
    cookies.set(name, browser.cookie!);
  }
  served = await serveApi(world);
}, 240_000);
afterAll(async () => {
  await served.close();
  await world.close();
});

/** Asked of the server that runs just now. */
const asking =
  (name: string): Ask =>
  (path) =>
    fetch(`${served.root}/api/v1${path}`, { headers: { cookie: `cairn_session=${cookies.get(name)}` } });

const pass = (minutes: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());

/** Pages small enough that a program ends between two of them, and large enough that a test of all lists ends. */
const inPages = ({ query }: FollowedList) => ({ ...query, limit: "15" });

type Following = { name: string; list: FollowedList; follower: Follower };

/** Every list that the readers may follow. */
async function begin(): Promise<Following[]> {
  const following: Following[] = [];
  for (const name of readers) {
    const ask = asking(name);
    const lists = await DocumentedLists.read(ask);
    documents.set(name, lists);
    for (const list of await lists.followed()) {
      if (byMoment.includes(list.path)) continue;
      // What lies below a record is followed by one of them alone, so that a test of all lists ends soon.
      if (name !== readers[0] && list.template.includes("{")) continue;
      const answer = await ask(`${list.path}/changes?${new URLSearchParams({ ...list.query, limit: "1" }).toString()}`);
      // What may be read may be followed.
      const own = await ask(`${list.path}?${new URLSearchParams({ ...list.query, limit: "1" }).toString()}`);
      expect([name, list.path, answer.ok || (!own.ok && answer.status < 500)]).toEqual([name, list.path, true]);
      if (answer.ok) following.push({ name, list, follower: new Follower(ask, list.path, inPages(list)) });
    }
  }
  return following;
}

/** The program ends after one page, and one that has what it kept goes on: of every second list. */
async function readOn({ name, list, follower }: Following, place: number): Promise<Follower> {
  await follower.readPage();
  if (place % 2) return await follower.readOn().then(() => follower);
  const next = new Follower(asking(name), list.path, inPages(list));
  next.goOn(follower.kept());
  await next.readOn();
  return next;
}

async function expectWhole(following: Following[], told: Map<string, number>): Promise<void> {
  const missed: object[] = [];
  for (const [place, one] of following.entries()) {
    const { name, list } = one;
    if (await wentWithItsRecord(one)) continue;
    one.follower = await readOn(one, place);
    const whole = [...(await documents.get(name)!.whole(list)).keys()];
    const held = [...one.follower.rows.values()].map((row) => JSON.stringify(row));
    const [lost, kept] = [without(whole, held), without(held, whole)];
    if (lost.length > 0 || kept.length > 0) missed.push({ name, ...list, lost, kept });
    told.set(list.template, (told.get(list.template) ?? 0) + one.follower.told.size);
    one.follower.told.clear();
  }
  expect(missed).toEqual([]);
}

/** What lies below a record that is gone is gone with it: the list of that record said so. */
async function wentWithItsRecord({ name, list }: Following): Promise<boolean> {
  if (!list.template.includes("{")) return false;
  const query = new URLSearchParams({ ...list.query, limit: "1" }).toString();
  const [own, changes] = [`${list.path}?${query}`, `${list.path}/changes?${query}`].map((path) => asking(name)(path));
  if ((await own!).status !== 404) return false;
  expect([list.path, (await changes!).status]).toEqual([list.path, 404]);
  return true;
}

const without = (all: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return all.filter((one) => !known.has(one)).slice(0, 2);
};

/** Something else in every table that has words in it; what a table does not take is left. */
const inAllTables = (change: (table: string, column: string) => string, columns: readonly string[]) =>
  asProduct(world.application, tenant, async ({ rows }) => {
    const found = await rows<{ table: string; column: string }>(
      sql`select c.table_name as table, c.column_name as column from information_schema.columns c
        where c.table_schema = ${tenant.schemaName} and c.column_name = any(${[...columns]}::text[])
          and c.table_name <> 'audit_entry' order by 1, 2`,
    );
    for (const { table, column } of found) {
      await rows(sql`savepoint one`);
      await rows(sql.raw(change(`"${tenant.schemaName}"."${table}"`, `"${column}"`))).catch(() =>
        rows(sql`rollback to savepoint one`),
      );
    }
  });

test("whatever changes in whichever table, whoever follows has in the end what the lists answer", async () => {
  const following = await begin();
  const told = new Map<string, number>();
  await expectWhole(following, told);
  const filled = [...told].filter(([, count]) => count > 0).map(([template]) => template);
  expect(filled.length).toBeGreaterThan(40);
  pass(10);
  await inAllTables(
    (table, column) => `update ${table} set ${column} = ${column} || '.' where length(${column}) < 60`,
    [...["name", "title", "body", "text", "label", "description", "display_name", "note", "email"]],
  );
  // Titles in several languages.
  await inAllTables(
    (table, column) =>
      `update ${table} set ${column} = (select jsonb_object_agg(key, value || '.') from jsonb_each_text(${column}))
        where jsonb_typeof(${column}) = 'object'`,
    ["title"],
  );
  await served.close();
  served = await serveApi(world);
  told.clear();
  await expectWhole(following, told);
  expect(filled.filter((template) => !told.get(template)).sort()).toEqual([]);
  pass(10);
  const third = (table: string, column: string) =>
    `update ${table} set ${column} = now() where ${column} is null and get_byte(uuid_send(id), 15) % 3 = 0`;
  await inAllTables(third, ["deleted_at", "removed_at", "withdrawn_at", "closed_at", "retired_at", "done_at"]);
  await expectWhole(following, told);
}, 600_000);

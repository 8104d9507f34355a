import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { announceLive, type LiveHearers } from "#app/platform/live/announce-live.ts";
import { liveLimits } from "#app/platform/live/live-hub.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
const cookies: Record<string, string> = {};
const leaving = new AbortController();

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha", "ravi").build();
  globex = await (await world.company("globex")).employee("eve").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "ravi");
  await door.letIn(globex, "eve");
  for (const [company, name] of [
    [acme, "asha"],
    [acme, "ravi"],
    [globex, "eve"],
  ] as const) {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: emailOf(company, name), password: knownPassword }));
    cookies[name] = browser.cookie!;
  }
  served = await serveApi(world);
});
afterAll(async () => {
  leaving.abort();
  await world.application.stop();
  await served.close();
  await world.close();
});

/** A page that is open; `heard` waits for so many messages. */
async function page(name: string | null, lastId?: string, signal = leaving.signal) {
  const response = await fetch(`${served.root}/app/live`, {
    signal,
    headers: {
      ...(name ? { cookie: `${sessionCookieName}=${cookies[name]}` } : {}),
      ...(lastId ? { "last-event-id": lastId } : {}),
    },
  });
  const reader = response.body?.getReader();
  let text = "";
  const messages = () =>
    [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n/g)].map(([, id, event, topic]) => ({ id, event, topic }));
  return {
    status: response.status,
    heard: async (count: number) => {
      while (messages().length < count) text += new TextDecoder().decode((await reader!.read()).value);
      return messages();
    },
  };
}

const announce = (topic: string, hearers: LiveHearers, company = acme) =>
  company.asProduct((context) => announceLive(context, topic, hearers));

test("pages hear what their person may, once it is committed, and nothing of another company", async () => {
  const [asha, ravi, eve] = [await page("asha"), await page("ravi"), await page("eve")];
  expect([asha.status, ravi.status, eve.status]).toEqual([200, 200, 200]);
  await expect(
    acme.asProduct(async (context) => {
      await announceLive(context, "never", "everyone");
      await context.rows(sql`select 1 / 0`);
    }),
  ).rejects.toThrow();
  await announce("notes:1", [acme.id("ravi")]);
  await announce("feed", "everyone");
  await announce("feed", "everyone", globex);
  expect((await asha.heard(1)).map(({ topic }) => topic)).toEqual(["feed"]);
  expect((await ravi.heard(2)).map(({ topic }) => topic)).toEqual(["notes:1", "feed"]);
  expect((await eve.heard(1)).map(({ topic }) => topic)).toEqual(["feed"]);
});

test("an admin who sees the product as somebody hears what everybody hears, and nothing of that person or of themselves", async () => {
  const asTheySee = async (viewed: string | null) =>
    world.application.database.control.query(
      sql`update control.session set viewing_employee_id = ${viewed}::uuid where employee_id = ${acme.id("asha")}`,
    );
  await asTheySee(acme.id("ravi"));
  const asha = await page("asha", "another-process-1");
  await announce("notes:1", [acme.id("ravi"), acme.id("asha")]);
  await announce("notices", [acme.id("ravi")]);
  await announce("after", "everyone");
  const heard = await asha.heard(2);
  await asTheySee(null);
  expect(heard.map(({ event, topic }) => [event, topic])).toEqual([
    ["missed", ""],
    ["live", "after"],
  ]);
});

test("hundreds of people are told, each once", async () => {
  const asha = await page("asha", "another-process-1");
  const many = Array.from({ length: 400 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`);
  await announce("many", [...many, acme.id("asha"), acme.id("asha")]);
  await announce("end", "everyone");
  const heard = await asha.heard(3);
  expect(heard.map(({ event, topic }) => [event, topic])).toEqual([
    ["missed", ""],
    ["live", "many"],
    ["live", "end"],
  ]);
});

test("a page that comes back hears what it missed", async () => {
  const asha = await page("asha");
  await announce("first", "everyone");
  const last = (await asha.heard(1)).at(-1)!;
  const first = (await asha.heard(1)).find(({ topic }) => topic === "first") ?? last;
  await announce("second", [acme.id("ravi")]);
  await announce("third", "everyone");
  const back = await page("asha", first.id);
  expect((await back.heard(1)).at(-1)!.topic).toBe("third");
});

test("who is not signed in hears nothing, and is not to come back; who has too many pages asks instead", async () => {
  expect((await page(null)).status).toBe(204);
  const statuses: number[] = [];
  for (let count = 0; count <= liveLimits.perPerson; count += 1) statuses.push((await page("eve")).status);
  expect(statuses.at(-1)).toBe(503);
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Follower } from "#tests/support/api-follower.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
const people = ["admin", "asha", "ravi", "zoe"] as const;
type Name = (typeof people)[number];
const followed = roomServers
  .flatMap((room) => room.endpoints ?? [])
  .filter(({ remembers }) => remembers)
  .map(({ path }) => path.replace(/\/changes$/, ""));
/** What people change here, with the filters under which the list is read whole. */
const changed: Readonly<Record<string, readonly string[]>> = {
  "/teams": [""],
  "/tags": ["kind=GOAL"],
  "/metrics": ["", "state=RETIRED"],
  "/feedback": ["scope=company", "scope=company&shelf=archived"],
  "/one-on-one-series": ["archived=false", "archived=true"],
  "/one-on-ones": ["when=UPCOMING", "when=PAST"],
  "/disciplinary/notes": ["scope=mine", "scope=direct-reports", "scope=all-reports", "scope=company"],
};
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
const ask = new Map<string, Ask>();

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("zoe")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "REVIEW_ADMIN", "GOAL_ADMIN", "DISCIPLINARY_ACTION_ADMIN", "POINTS_ADMIN")
    .build();
  await acme.switchOn("TASK", "FEEDBACK", "CHECK_IN", "REVIEW", "COMPETENCY_IDP", "POINTS");
  await acme.switchOn("DISCIPLINARY_ACTION", "LIFECYCLE");
  const globex = await (await world.company("globex")).employee("gil").admin("PLATFORM_ADMIN").build();
  await globex.switchOn("FEEDBACK", "CHECK_IN", "DISCIPLINARY_ACTION");
  const door = openDoor(world);
  await door.letIn(acme, ...people);
  await door.letIn(globex, "gil");
  served = await serveApi(world);
  for (const name of people) ask.set(name, await served.as(door, acme, name));
  ask.set("gil", await served.as(door, globex, "gil"));
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const pass = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000).toISOString());

async function write(by: string, method: string, path: string, body?: object) {
  const answer = await ask.get(by)!(path, { method, ...(body && { body }) });
  return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown> & { id: string };
}

type Made = { path: string; list: string };
const noteWords = { type: "LATENESS", severity: "LOW", occurredOn: "2026-11-09", body: "Came at eleven." };

/** Somebody makes a record; what they may not make is refused, and that is fine too. */
async function make(made: Made[], list: string, by: Name, about: Name, number: number): Promise<void> {
  const bodies: Record<string, object> = {
    "/teams": { name: `Team ${number}`, visibility: number % 2 ? "PRIVATE" : "GLOBAL" },
    "/tags": { kind: "GOAL", name: `Tag ${number}` },
    "/metrics": { name: `Metric ${number}`, measureType: "COUNT", direction: "UP" },
    "/feedback": { receiverIds: [acme.id(about)], body: `Word ${number}, well said`, sentiment: "APPRECIATIVE" },
    "/one-on-one-series": { partnerId: acme.id(about), start: "2026-12-01T10:00", minutes: 30, everyWeeks: 1 },
    "/disciplinary/notes": { ...noteWords, employeeIds: [acme.id(about)] },
  };
  const isShape = ["/teams", "/tags", "/metrics"].includes(list);
  const answer = await write(isShape ? "admin" : by, "POST", list, bodies[list]);
  const ids = (answer["feedbackIds"] ?? answer["noteIds"] ?? [answer["seriesId"] ?? answer.id]) as string[];
  for (const id of ids.filter(Boolean)) made.push({ path: `${list}/${id}`, list });
  if (answer["meetingId"]) made.push({ path: `/one-on-ones/${String(answer["meetingId"])}`, list: "/one-on-ones" });
}

/** Somebody does something to a record: another word, other eyes, out of use, gone, back. */
async function change({ path, list }: Made, by: Name, about: Name, kind: number): Promise<void> {
  const { version } = await write("admin", "GET", path);
  const ways: Record<string, (() => Promise<unknown>)[]> = {
    "/teams": [
      () => write(by, "PUT", path, { name: `Other ${kind} ${String(version)}`, visibility: "PRIVATE", version }),
      () => write("admin", "PUT", `${path}/members/${acme.id(about)}`, {}),
      () => write("admin", "DELETE", `${path}/members/${acme.id(about)}`),
    ],
    "/tags": [
      () => write("admin", "PUT", path, { name: `Other ${path.slice(-5)}`, version }),
      () => write("admin", "PUT", `${path}/archived`, { archived: kind % 2 === 0 }),
      () => write("admin", "DELETE", `${path}?version=${String(version)}`),
      () => write("admin", "POST", `${path}/restore`, {}),
    ],
    "/metrics": [
      () => write("admin", "PATCH", path, { name: `Other ${path.slice(-5)} ${String(version)}`, version }),
      () => write("admin", "PUT", `${path}/retired`, { retired: kind % 2 === 0 }),
    ],
    "/feedback": [
      () => write(by, "PATCH", path, { visibility: kind % 2 ? "PUBLIC" : "NONE", version }),
      () => write(by, "POST", `${path}/archive`, {}),
      () => write(by, "DELETE", `${path}?version=${String(version)}`),
      () => write(by, "POST", `${path}/restore`, {}),
    ],
    "/one-on-one-series": [() => write(by, "POST", `${path}/archive`, { archived: kind % 2 === 0 })],
    "/one-on-ones": [
      () => write(by, "POST", `${path}/cancel`, {}),
      () => write(by, "POST", `${path}/restore`, {}),
      () => write(by, "POST", `${path}/open`, {}),
    ],
    "/disciplinary/notes": [
      () => write(by, "POST", `${path}/publish`, { version }),
      () => write(by, "DELETE", `${path}?version=${String(version)}`),
      () => write("admin", "POST", `${path}/publish`, { version }),
    ],
  };
  const of = ways[list]!;
  await of[kind % of.length]!();
}

/** The whole list as its own address answers it, under all its filters. */
async function readWhole(name: Name, list: string): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const filters of changed[list]!) {
    let after: string | null = null;
    do {
      const answer = await ask.get(name)!(`${list}?limit=100&${filters}${after ? `&after=${after}` : ""}`);
      if (answer.status === 403 || answer.status === 404) break;
      expect([list, filters, answer.status]).toEqual([list, filters, 200]);
      const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string | null };
      for (const row of page.items) if (!rows.has(row.id)) rows.set(row.id, row);
      after = page.nextCursor;
    } while (after !== null);
  }
  return rows;
}

test("whoever follows a list ends with what the list answers, whatever happens between pages and restarts", async () => {
  const lists = Object.keys(changed);
  const acts = fc.sample(
    fc.tuple(
      fc.constantFrom(...lists.filter((list) => list !== "/one-on-ones")),
      ...[fc.constantFrom(...people), fc.constantFrom(...people), fc.nat(60), fc.nat(11)],
    ),
    { seed: 20_261_127, numRuns: 150 },
  ) as [string, Name, Name, number, number][];
  const followers = people.flatMap((name) =>
    lists.map((list) => ({ name, list, follower: new Follower(ask.get(name)!, list) })),
  );
  const made: Made[] = [];
  for (const [place, [list, by, about, which, kind]] of acts.entries()) {
    pass(40);
    const one = made[which % Math.max(1, made.length)];
    if (kind < 4 || !one) await make(made, list, by, about, place);
    else await change(one, by, about, kind);
    await followers[place % followers.length]!.follower.readPage();
  }
  for (const { name, list, follower } of followers) {
    // The rest of the time before, and what came since.
    await follower.readOn();
    await follower.readOn();
    const whole = await readWhole(name, list);
    expect([name, list, [...follower.rows.keys()].sort()]).toEqual([name, list, [...whole.keys()].sort()]);
    for (const [id, row] of whole) expect([name, list, follower.rows.get(id)]).toEqual([name, list, row]);
  }
  for (const list of lists) expect([list, made.filter((one) => one.list === list).length > 0]).toEqual([list, true]);
}, 240_000);

test("whoever a note is about is told nothing of it before it is published: not that it is there, nor that it went", async () => {
  const follower = new Follower(ask.get("asha")!, "/disciplinary/notes");
  await follower.readOn();
  const told = () => follower.told.size;
  const before = told();
  const draft = { ...noteWords, employeeIds: [acme.id("asha")] };
  const [first] = (await write("ravi", "POST", "/disciplinary/notes", draft))["noteIds"] as string[];
  const [second] = (await write("ravi", "POST", "/disciplinary/notes", draft))["noteIds"] as string[];
  await follower.readOn();
  pass(600);
  const versionOf = async (id: string) => String((await write("ravi", "GET", `/disciplinary/notes/${id}`))["version"]);
  await write("ravi", "DELETE", `/disciplinary/notes/${first}?version=${await versionOf(first!)}`);
  await follower.readOn();
  expect(told()).toBe(before);
  await write("ravi", "POST", `/disciplinary/notes/${second}/publish`, { version: Number(await versionOf(second!)) });
  await follower.readOn();
  expect(told()).toBe(before);
  await write("admin", "POST", `/disciplinary/notes/${second}/evaluate`, {
    ...{ verdict: "PUBLISH", comment: "", version: Number(await versionOf(second!)) },
  });
  pass(600);
  await follower.readOn();
  expect([follower.told.has(first!), follower.rows.has(second!)]).toEqual([false, true]);
  const answer = (await write("asha", "GET", "/disciplinary/notes/changes")) as unknown as {
    items: { id: string; changedAt: string }[];
  };
  // The moment is that at which the list first answered it, which says nothing of the draft.
  expect(answer.items.find(({ id }) => id === second)!.changedAt).toBe(world.clock.now().toISOString());
});

test("nothing comes from another company, and nobody follows another person's list", async () => {
  for (const list of followed) {
    const follower = new Follower(ask.get("gil")!, list);
    const answer = await ask.get("gil")!(`${list}/changes`);
    if (answer.status !== 200) continue;
    await follower.readOn();
    const shown = JSON.stringify([...follower.rows.values()]);
    for (const name of people) expect([list, shown.includes(acme.id(name))]).toEqual([list, false]);
  }
  await write("asha", "POST", "/feedback", {
    ...{ receiverIds: [acme.id("ravi")], body: "Between us two, thank you", sentiment: "CONSTRUCTIVE" },
    visibility: "RECEIVER",
  });
  const [ravi, zoe] = [new Follower(ask.get("ravi")!, "/feedback"), new Follower(ask.get("zoe")!, "/feedback")];
  await Promise.all([ravi.readOn(), zoe.readOn(), ravi.readOn()]);
  const said = (one: Follower) => JSON.stringify([...one.rows.values()]).includes("Between us two");
  expect([said(ravi), said(zoe)]).toEqual([true, false]);
});

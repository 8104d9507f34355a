import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Follower } from "#tests/support/api-follower.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
const people = ["admin", "asha", "ravi", "zoe"] as const;
const lists = ["/goals", "/initiatives", "/employees"] as const;
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
const ask = new Map<string, Ask>();
let stranger: Ask;

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
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .build();
  await acme.switchOn("TASK");
  const globex = await (await world.company("globex")).employee("gil").build();
  await globex.switchOn("TASK");
  const door = openDoor(world);
  await door.letIn(acme, ...people);
  await door.letIn(globex, "gil");
  served = await serveApi(world);
  for (const name of people) ask.set(name, await served.as(door, acme, name));
  stranger = await served.as(door, globex, "gil");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const write = async (by: string, method: string, path: string, body?: object) => {
  const answer = await ask.get(by)!(path, { method, ...(body && { body }) });
  return (answer.status === 204 ? {} : await answer.json()) as { id?: string; version?: number; visibility?: string };
};

const pass = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000).toISOString());

/** What people do to one another's records; what they may not is refused, and that is fine too. */
async function act(made: string[], [kind, by, which, flag]: readonly [number, string, number, boolean]) {
  pass(40);
  const visibility = flag ? "GLOBAL" : "PRIVATE";
  const path = made[which % Math.max(1, made.length)];
  const isGoal = path?.startsWith("/goals");
  if (kind < 3 || !path) {
    const title = `Win ${made.length} ${String(kind)}`;
    const goal = { title, timeFrame: "2026-Q4", level: "INDIVIDUAL", visibility, progressType: "MANUAL" };
    const { id } =
      kind === 2
        ? await write(by, "POST", "/initiatives", { text: title, visibility })
        : await write(by, "POST", "/goals", goal);
    if (id) made.push(`${kind === 2 ? "/initiatives" : "/goals"}/${id}`);
    return;
  }
  const { version } = await write("admin", "GET", path);
  if (kind === 3) await write(by, "PATCH", path, { visibility, version });
  if (kind === 4)
    await write(
      by,
      "PATCH",
      path,
      isGoal ? { title: `Renamed ${version}`, version } : { text: `Renamed ${version}`, version },
    );
  if (kind === 5) await write(by, "DELETE", `${path}${version ? `?version=${version}` : ""}`);
  if (kind === 6) await write(by, "POST", `${path}/restore`, {});
  if (kind === 7 && isGoal)
    await write(by, "POST", `${path}/check-ins`, { value: 40, level: "ON_TRACK", comment: "On" });
  if (kind === 8)
    await write("admin", "POST", "/employees", {
      firstName: `New${made.length}`,
      workEmail: `new${world.clock.now().getTime()}@acme.test`,
      joinedOn: "2026-11-01",
    });
  if (kind === 9 && isGoal) await write(by, "PATCH", path, { ownerIds: [acme.id(flag ? "asha" : "zoe")], version });
}

test("whoever follows goals, tasks and people ends with what the server has, whatever changes between pages", async () => {
  const acts = fc.sample(
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...people), fc.nat(60), fc.boolean()),
    { seed: 20_261_126, numRuns: 140 },
  );
  const followers = people.flatMap((name) =>
    lists.map((path) => ({ name, path, follower: new Follower(ask.get(name)!, path) })),
  );
  const made: string[] = [];
  for (const [place, one] of acts.entries()) {
    await act(made, one);
    await followers[place % followers.length]!.follower.readPage();
  }
  for (const { name, path, follower } of followers) {
    await follower.readOn();
    await follower.readOn();
    const anew = new Follower(ask.get(name)!, path);
    await anew.readOn();
    expect([name, path, [...follower.rows.keys()].sort()]).toEqual([name, path, [...anew.rows.keys()].sort()]);
    for (const [id, row] of anew.rows) expect([name, path, follower.rows.get(id)]).toEqual([name, path, row]);
  }
  expect(made.length).toBeGreaterThan(20);
}, 240_000);

test("nobody is told of what they could not see before, not even that it went", async () => {
  const follower = new Follower(ask.get("zoe")!, "/goals");
  await follower.readOn();
  const goal = { title: "Nobody knows", timeFrame: "2026-Q4", level: "INDIVIDUAL", visibility: "PRIVATE" };
  const { id: hidden } = await write("asha", "POST", "/goals", goal);
  const { id: open } = await write("asha", "POST", "/goals", { ...goal, title: "All know", visibility: "GLOBAL" });
  await follower.readOn();
  expect([follower.rows.has(hidden!), follower.rows.has(open!)]).toEqual([false, true]);
  pass(60);
  const { version } = await write("asha", "GET", `/goals/${open}`);
  await write("asha", "PATCH", `/goals/${open}`, { visibility: "PRIVATE", version });
  await write("asha", "DELETE", `/goals/${hidden}?version=1`);
  await follower.readOn();
  expect([follower.told.has(hidden!), follower.rows.has(open!), follower.told.has(open!)]).toEqual([
    false,
    false,
    true,
  ]);
  const outside = new Follower(stranger, "/goals");
  await outside.readOn();
  expect(outside.told.size).toBe(0);
});

test("check-ins are followed where their goals are seen, and again when somebody has read them", async () => {
  const [boss, other] = [
    new Follower(ask.get("ravi")!, "/goals/check-ins"),
    new Follower(ask.get("zoe")!, "/goals/check-ins"),
  ];
  const goal = { title: "Checked", timeFrame: "2026-Q4", level: "INDIVIDUAL", visibility: "PRIVATE" };
  const { id } = await write("asha", "POST", "/goals", { ...goal, progressType: "MANUAL" });
  await boss.readOn();
  const said = { value: 40, level: "ON_TRACK", comment: "On" };
  const { id: checkInId } = await write("asha", "POST", `/goals/${id}/check-ins`, said);
  await Promise.all([boss.readOn(), other.readOn()]);
  const read = await write("ravi", "GET", `/goals/${id}/check-ins/${checkInId}`);
  expect([boss.rows.get(checkInId!), other.told.has(checkInId!)]).toEqual([read, false]);
  pass(60);
  await write("ravi", "POST", "/goals/check-ins/acknowledge", { checkInId });
  await boss.readOn();
  expect(boss.rows.get(checkInId!)).toMatchObject({ acknowledged: { name: expect.any(String) as string } });
});

test("somebody who leaves is gone for colleagues, and stays in the register", async () => {
  const made = await write("admin", "POST", "/employees", {
    firstName: "Lena",
    workEmail: "lena.leaves@acme.test",
    joinedOn: "2026-11-01",
  });
  const [colleague, admin] = [
    new Follower(ask.get("zoe")!, "/employees"),
    new Follower(ask.get("admin")!, "/employees"),
  ];
  await Promise.all([colleague.readOn(), admin.readOn()]);
  expect(colleague.rows.has(made.id!)).toBe(true);
  await write("admin", "POST", `/employees/${made.id}/leaving`, { lastDay: "2026-11-10", reports: "UP" });
  await colleague.readOn();
  await admin.readOn();
  expect([colleague.rows.has(made.id!), admin.rows.get(made.id!)?.status]).toEqual([false, "LEFT"]);
});

test("a manager has changed whose reports have: who came, who went to another, and who left", async () => {
  const made = (manager: string) =>
    write("admin", "POST", "/employees", {
      ...{ firstName: "Rae", workEmail: `rae${world.clock.now().getTime()}@acme.test`, joinedOn: "2026-11-01" },
      managerId: acme.id(manager),
    });
  const follower = new Follower(ask.get("admin")!, "/employees");
  const toldReports = async (...names: string[]) => {
    pass(600);
    await follower.readOn();
    return names.map((name) => follower.rows.get(acme.id(name))!["directReports"]);
  };
  const [ravis, zoes] = (await toldReports("ravi", "zoe")) as [number, number];
  const { id } = await made("ravi");
  expect(await toldReports("ravi", "zoe")).toEqual([ravis + 1, zoes]);
  const line = { kind: "REPORTING_LINE", from: "2026-11-10", value: acme.id("zoe") };
  await write("admin", "POST", `/employees/${id}/assignments`, line);
  expect(await toldReports("ravi", "zoe")).toEqual([ravis, zoes + 1]);
  await write("admin", "POST", `/employees/${id}/leaving`, { lastDay: "2026-11-12", reports: "UP" });
  expect(await toldReports("ravi", "zoe")).toEqual([ravis, zoes]);
});

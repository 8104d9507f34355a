import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rooms } from "#app/composition/rooms.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { requireAddressOfView } from "./queries/address-of-view.ts";
import { viewRows } from "./queries/views-screen.ts";
import { viewsOfList } from "./queries/views-of-list.ts";
import { chooseDefaultView } from "./use-cases/choose-default-view.ts";
import { deleteView } from "./use-cases/delete-view.ts";
import { editView } from "./use-cases/edit-view.ts";
import { replaceView } from "./use-cases/replace-view.ts";
import { restoreView } from "./use-cases/restore-view.ts";
import { saveView } from "./use-cases/save-view.ts";
import { sql } from "#tenancy/sql.ts";

const path = "/app/my-data/goal/my-goals";
let world: World;
let acme: Company;
let globex: Company;
const statements: string[] = [];

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = await (
    await world.company()
  )
    .employees("asha", "ravi", "lena")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN").build();
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set can_create_shared_cohort = true where id = ${acme.id("lena")}`),
  );
});

beforeEach(() => acme.asProduct((context) => context.rows(sql`delete from {saved_view}`)));

afterAll(() => world.close());

const save = (who: string, name: string, query = "period=all&text=x", shared = false) =>
  acme.as(who, (context) => saveView(context, { of: `${path}?${query}`, name, shared }, rooms));
const look = (who: string, query = "", company = acme) =>
  company.as(who, (context) => viewsOfList(context, rooms, `http://acme.test${path}${query}`), { readOnly: true });

test("a list's filters are kept under a name, and the list tells which view is in force and whether it was changed", async () => {
  const { viewId, address } = await save("asha", "All of mine", "period=all&text=x&after=abc&panelStack=GOAL:1");
  expect(address).toBe(`${path}?text=x&period=all&savedView=${viewId}`);
  expect((await look("asha", `?period=all&text=x&savedView=${viewId}`))?.current).toEqual({
    id: viewId,
    name: "All of mine",
    version: 1,
    changed: false,
    mayReplace: true,
  });
  expect((await look("asha", `?period=all&savedView=${viewId}`))?.current?.changed).toBe(true);
  expect((await look("asha", "?period=all"))?.current).toBeNull();
});

test("who changes a view says what they have read, so that the second of two is told of the first", async () => {
  const { viewId } = await save("lena", "For all", "text=a", true);
  const rename = (who: string, name: string, version: number) =>
    acme.as(who, (context) => editView(context, { viewId, name, shared: true, version }));
  await rename("lena", "First", 1);
  await expect(rename("pam", "Second", 1)).rejects.toMatchObject({
    code: "platform.changed-meanwhile",
    details: { params: { version: 2, who: "somebody", name: expect.stringMatching(/lena/i) } },
  });
  await expect(
    acme.as("pam", (context) => replaceView(context, { viewId, of: path, version: 1 }, rooms)),
  ).rejects.toMatchObject({ code: "platform.changed-meanwhile" });
  await acme.as("pam", (context) => replaceView(context, { viewId, of: path, version: 2 }, rooms));
  await rename("lena", "Third", 3);
  expect((await look("ravi"))?.views.map(({ name }) => name)).toEqual(["Third"]);
});

test("a view is replaced by the filters of its own list alone", async () => {
  const { viewId } = await save("asha", "Mine");
  await acme.as("asha", (context) => replaceView(context, { viewId, of: `${path}?status=OPEN` }, rooms));
  expect((await look("asha"))?.views[0]?.address).toBe(`${path}?status=OPEN&savedView=${viewId}`);
  await expect(
    acme.as("asha", (context) =>
      replaceView(context, { viewId, of: "/app/my-data/goal/my-company?status=OPEN" }, rooms),
    ),
  ).rejects.toMatchObject({ code: "audiences.other-list" });
});

test.each([
  "https://evil.test/",
  `//evil.test${path}`,
  "/app/company/settings/platform/access?x=1",
  "/app/my-data/initiative/my-initiatives",
  `${path}/../../../..`,
])("nothing is kept of %s", async (of) => {
  await expect(
    acme.as("asha", (context) => saveView(context, { of, name: "x", shared: false }, rooms)),
  ).rejects.toMatchObject({ code: "audiences.no-list", status: 422 });
});

test("a name is given once for a list, whatever its case", async () => {
  await save("asha", "Late");
  await expect(save("asha", "LATE")).rejects.toMatchObject({ code: "audiences.name-taken", status: 409 });
  await save("ravi", "Late");
});

test("a private view does not exist for a colleague, an admin or another company", async () => {
  const { viewId } = await save("asha", "Secret");
  for (const [company, who] of [
    [acme, "ravi"],
    [acme, "pam"],
    [globex, "spy"],
  ] as const) {
    const asks = [
      (context: never) => editView(context, { viewId, name: "Mine now", shared: false }),
      (context: never) => replaceView(context, { viewId, of: path }, rooms),
      (context: never) => deleteView(context, { viewId }),
      (context: never) => chooseDefaultView(context, { viewId, chosen: true }),
      (context: never) => requireAddressOfView(context, viewId, rooms),
    ];
    for (const ask of asks) await expect(company.as(who, ask as never)).rejects.toMatchObject({ status: 404 });
    expect(await company.as(who, (context) => viewRows(context, rooms))).toEqual([]);
    expect(await look(who, `?savedView=${viewId}`, company)).toMatchObject({ current: null, views: [], asked: null });
  }
  await acme.as("asha", (context) => deleteView(context, { viewId }));
  await expect(acme.as("pam", (context) => restoreView(context, { viewId }))).rejects.toMatchObject({ status: 404 });
});

test("sharing takes its right; what is shared is seen by all of the company, and put right by its admins alone", async () => {
  await expect(save("asha", "For all", "text=a", true)).rejects.toMatchObject({ status: 403 });
  const { viewId } = await save("lena", "For all", "text=a", true);
  expect((await look("ravi"))?.views.map(({ name }) => name)).toEqual(["For all"]);
  expect((await look("spy", "", globex))?.views).toEqual([]);
  for (const ask of [editView, deleteView]) {
    await expect(
      acme.as("ravi", (context) => ask(context, { viewId, name: "Mine", shared: false })),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      globex.as("spy", (context) => ask(context, { viewId, name: "Mine", shared: false })),
    ).rejects.toMatchObject({ status: 404 });
  }
  await acme.as("pam", (context) => editView(context, { viewId, name: "For everybody", shared: true }));
  expect((await look("ravi"))?.views.map(({ name }) => name)).toEqual(["For everybody"]);
  const own = await save("asha", "Own");
  await expect(
    acme.as("asha", (context) => editView(context, { viewId: own.viewId, name: "Own", shared: true })),
  ).rejects.toMatchObject({ status: 403 });
});

test("a list opens with the view a person chose, and plainly once it is deleted or no longer shared with them", async () => {
  const { viewId, address } = await save("lena", "First", "text=a", true);
  await acme.as("ravi", (context) => chooseDefaultView(context, { viewId, chosen: true }));
  expect((await look("ravi"))?.leadsTo).toBe(address);
  expect((await look("ravi", "?_routes=x"))?.leadsTo).toBe(address);
  for (const query of ["?savedView=none", "?text=b", "?panelStack=GOAL:1"])
    expect((await look("ravi", query))?.leadsTo).toBeNull();
  expect((await look("asha"))?.leadsTo).toBeNull();
  await acme.as("lena", (context) => deleteView(context, { viewId }));
  expect((await look("ravi"))?.leadsTo).toBeNull();
  await acme.as("lena", (context) => restoreView(context, { viewId }));
  expect((await look("ravi"))?.leadsTo).toBe(address);
  await acme.as("lena", (context) => editView(context, { viewId, name: "First", shared: false }));
  await acme.as("lena", (context) => editView(context, { viewId, name: "First", shared: true }));
  expect((await look("ravi"))?.leadsTo).toBeNull();
});

test("a shared view of a list that is closed to a person is not offered to them", async () => {
  const of = "/app/company/goal/manage?period=all";
  const { viewId } = await acme.as("pam", (context) =>
    saveView(context, { of, name: "Whole company", shared: true }, rooms),
  );
  expect((await acme.as("pam", (context) => viewRows(context, rooms))).map(({ id }) => id)).toEqual([viewId]);
  expect(await acme.as("asha", (context) => viewRows(context, rooms))).toEqual([]);
  await expect(acme.as("asha", (context) => requireAddressOfView(context, viewId, rooms))).rejects.toMatchObject({
    status: 404,
  });
});

test("a deleted view comes back unless its name was taken meanwhile", async () => {
  const { viewId } = await save("asha", "Late");
  await acme.as("asha", (context) => deleteView(context, { viewId }));
  expect((await look("asha"))?.views).toEqual([]);
  await save("asha", "Late");
  await expect(acme.as("asha", (context) => restoreView(context, { viewId }))).rejects.toMatchObject({
    code: "audiences.name-taken",
  });
});

test("what is stored leads nowhere but to its list, even where the database was written by other hands", async () => {
  const { viewId } = await save("asha", "Bent");
  await acme.asProduct((context) =>
    context.rows(sql`update {saved_view} set query = 'text=a&evil=1&createOkr=true' where id = ${viewId}`),
  );
  expect(await acme.as("asha", (context) => requireAddressOfView(context, viewId, rooms))).toBe(
    `${path}?text=a&savedView=${viewId}`,
  );
  await acme.asProduct((context) =>
    context.rows(sql`update {saved_view} set path = '/app/company/settings' where id = ${viewId}`),
  );
  await expect(acme.as("asha", (context) => requireAddressOfView(context, viewId, rooms))).rejects.toMatchObject({
    status: 404,
  });
});

test("each act is announced and audited, and a list asks once however many views it has", async () => {
  const { viewId } = await save("asha", "Mine");
  await acme.as("asha", (context) => chooseDefaultView(context, { viewId, chosen: true }));
  await acme.as("asha", (context) => deleteView(context, { viewId }));
  const names = ["audiences.view-saved", "audiences.default-view-chosen", "audiences.view-deleted"];
  const written = await acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where subject_id = ${viewId} order by id`),
  );
  expect(written.map(({ action }) => action)).toEqual(names);
  const told = await acme.asProduct((context) =>
    context.rows<{ name: string }>(sql`select name from {outbox} where payload ->> 'viewId' = ${viewId} order by id`),
  );
  expect(told.map(({ name }) => name)).toEqual(names);
  for (const name of ["a", "b", "c"]) await save("ravi", name);
  statements.length = 0;
  await look("ravi");
  expect(statements.filter((sql) => sql.includes("saved_view"))).toHaveLength(1);
});

test("a view of one's own people stays private, however it is asked to be shared", async () => {
  const { viewId } = await save("lena", "My people", "cohort=my-team", true);
  const sharedOf = async (id: string) =>
    (await acme.as("lena", (context) => viewRows(context, rooms), { readOnly: true })).find((row) => row.id === id)
      ?.shared;
  expect(await sharedOf(viewId)).toBe(false);
  await acme.as("lena", (context) => editView(context, { viewId, name: "My people", shared: true, version: 1 }));
  expect(await sharedOf(viewId)).toBe(false);
  const { viewId: other } = await save("lena", "For all", "text=a", true);
  expect(await sharedOf(other)).toBe(true);
  await acme.as("lena", (context) =>
    replaceView(context, { viewId: other, of: `${path}?cohort=-3`, version: 1 }, rooms),
  );
  expect([await sharedOf(other), (await look("ravi"))?.views]).toEqual([false, []]);
});

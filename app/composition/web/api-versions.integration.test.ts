import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";

let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Awaited<ReturnType<typeof served.as>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("pam").admin("PLATFORM_ADMIN", "GOAL_ADMIN").build();
  const door = openDoor(world);
  await door.letIn(acme, "pam");
  served = await serveApi(world);
  admin = await served.as(door, acme, "pam");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const list = "/app/my-data/goal/my-goals";
const field = { viewers: "MANAGERS", editors: "ADMINS" };
/** Records two people may have open at once: where one is made, what makes it, and what changes it. */
const records: [collection: string, made: object, changes: [below: string, body: object][]][] = [
  ["/org-units", { name: "Sales" }, [["", { name: "Field sales" }]]],
  ["/job-terms", { kind: "FUNCTION", name: "Law" }, [["", { kind: "FUNCTION", name: "Legal" }]]],
  ["/job-terms", { kind: "GRADE", name: "L1" }, [["", { kind: "GRADE", name: "L1a" }]]],
  ["/teams", { name: "Runners" }, [["", { name: "Joggers" }]]],
  [
    "/people-tags",
    { name: "First aid" },
    [
      ["", { name: "First aider" }],
      ["/archived", { archived: true }],
    ],
  ],
  [
    "/employee-fields",
    { name: "Shoe size", kind: "TEXT", ...field },
    [
      ["", { name: "Size of shoe", ...field }],
      ["/archived", { archived: true }],
    ],
  ],
  [
    "/tags",
    { kind: "GOAL", name: "Trust" },
    [
      ["", { name: "Belief" }],
      ["/archived", { archived: true }],
    ],
  ],
  [
    "/saved-views",
    { of: `${list}?text=a`, name: "Late" },
    [
      ["", { name: "Later" }],
      ["/filters", { of: `${list}?text=b` }],
    ],
  ],
];

test.each(records)("%s: what changes a record names the version it has read", async (collection, made, changes) => {
  const posted = await admin(collection, { method: "POST", body: made });
  const { id } = (await posted.json()) as { id: string };
  expect([posted.status, id]).toEqual([201, expect.any(String)]);
  const record = `${collection}/${id}`;
  const versionNow = async () => ((await (await admin(record)).json()) as { version: number }).version;
  for (const [below, body] of changes) {
    const version = await versionNow();
    const change = async (more: object) => {
      const answer = await admin(record + below, { method: "PUT", body: { ...body, ...more } });
      return [answer.status, await answer.json()];
    };
    expect(await change({})).toMatchObject([428, { code: "platform.version-required" }]);
    expect(await change({ version })).toMatchObject([200, {}]);
    expect(await versionNow()).toBe(version + 1);
    expect(await change({ version, ...(below === "/archived" ? { archived: false } : {}) })).toMatchObject([
      409,
      { code: "platform.changed-meanwhile", params: { version: version + 1 } },
    ]);
  }
});

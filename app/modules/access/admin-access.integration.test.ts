import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { accessMark, type HeldAccess } from "./domain/held-access.ts";
import { exportAdmins } from "./queries/export-admins.ts";
import { adminListInput, listAdmins } from "./queries/list-admins.ts";
import { requireHeldAccess } from "./data/held-access-rows.ts";
import { personAccess } from "./queries/person-access.ts";
import { previewAdminAccess } from "./queries/preview-admin-access.ts";
import { refusal, seatInUnits } from "./testing/org-units.ts";
import { saveAdminAccess, saveAdminAccessInput } from "./use-cases/save-admin-access.ts";
import { sql } from "#tenancy/sql.ts";

const statements: string[] = [];
let world: World;
let acme: Company;
let globex: Company;
let units: Record<string, string>;

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("gone")
    .admin("PLATFORM_ADMIN")
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .build();
  await globex.employee("eve").admin("PLATFORM_ADMIN", "GOAL_ADMIN").build();
  units = await seatInUnits(acme, [
    { name: "Tech", people: ["ravi"] },
    { name: "Platform", under: "Tech", people: ["asha"] },
    { name: "Sales", people: ["gwen"] },
  ]);
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set status = 'LEFT' where employee_id = ${acme.id("gone")} and kind = 'STATUS'`,
    ),
  );
});
afterAll(() => world.close());

const access = (name: string, kinds: HeldAccess["kinds"], entries: HeldAccess["entries"] = [], seen?: string) =>
  saveAdminAccessInput.parse({ employeeId: acme.id(name), kinds, entries, seen });
const markOf = (name: string, company = acme) =>
  company.asProduct(async (context) => accessMark(await requireHeldAccess(context, company.id(name))));
const save = async (
  by: string,
  name: string,
  kinds: HeldAccess["kinds"],
  entries: HeldAccess["entries"] = [],
  seen?: string,
) => {
  const mark = seen ?? (await markOf(name));
  return acme.as(by, (context) => saveAdminAccess(context, access(name, kinds, entries, mark)));
};
const heldBy = (name: string) => acme.as("pam", async (context) => (await personAccess(context, acme.id(name))).access);
const whole = (...kinds: HeldAccess["kinds"][number]["kind"][]) => kinds.map((kind) => ({ kind, orgUnitIds: null }));

test("granting and withdrawing is for platform admins, and both stand in the audit log and the outbox", async () => {
  for (const name of ["gwen", "ravi", "asha"]) {
    expect(await refusal(save(name, name, whole("PLATFORM_ADMIN")))).toEqual(["platform.not-found", 404]);
    expect(await refusal(acme.as(name, (context) => listAdmins(context, adminListInput.parse({}))))).toEqual([
      "platform.not-found",
      404,
    ]);
  }
  await save(
    "pam",
    "asha",
    [{ kind: "GOAL_ADMIN", orgUnitIds: [units.Tech!] }, ...whole("CUSTOM_ADMIN")],
    ["GOAL_INSIGHTS"],
  );
  expect(await heldBy("asha")).toEqual({
    kinds: [
      { kind: "GOAL_ADMIN", orgUnitIds: [units.Tech] },
      { kind: "CUSTOM_ADMIN", orgUnitIds: null },
    ],
    entries: ["GOAL_INSIGHTS"],
  });
  const { former } = await save("pam", "asha", []);
  expect(await heldBy("asha")).toEqual({ kinds: [], entries: [] });
  await save("pam", "asha", former.kinds, former.entries);
  expect(accessMark(await heldBy("asha"))).toBe(accessMark(former));
  const trail = await acme.asProduct((context) =>
    context.rows<{ action: string; actor: string }>(
      sql`select action, actor_id as actor from {audit_entry} where subject_id = ${acme.id("asha")} order by at`,
    ),
  );
  expect(trail).toEqual(Array(3).fill({ action: "access.save-admin-access", actor: acme.id("pam") }));
  const events = await acme.asProduct((context) =>
    context.rows<{ name: string }>(sql`select name from {outbox} where name like 'access.%' order by 1`),
  );
  expect(events.map(({ name }) => name)).toEqual([
    ...Array(4).fill("access.admin-granted"),
    ...Array(2).fill("access.admin-withdrawn"),
  ]);
});

test("the last platform admin who works here stays one, also where two withdraw each other at once", async () => {
  expect(await refusal(save("pam", "pam", []))).toEqual(["access.last-platform-admin", 409]);
  await save("pam", "ravi", whole("PLATFORM_ADMIN"));
  const both = await Promise.allSettled([save("pam", "ravi", []), save("ravi", "pam", [])]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const left = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select employee_id as id from {admin_access} where kind = 'PLATFORM_ADMIN'`),
  );
  const mark = await markOf("pam");
  const remaining = left.map(({ id }) => id).find((id) => id !== acme.id("gone"));
  await acme.as(remaining === acme.id("pam") ? "pam" : "ravi", (context) =>
    saveAdminAccess(context, access("pam", whole("PLATFORM_ADMIN"), [], mark)),
  );
  await save("pam", "ravi", []);
});

test("what makes no sense is refused before anything is written", async () => {
  const refused: [HeldAccess["kinds"], HeldAccess["entries"], string][] = [
    [whole("REVIEW_ADMIN"), [], "access.not-offered"],
    [whole("CUSTOM_ADMIN"), [], "access.entries-needed"],
    [whole("CUSTOM_ADMIN"), ["REVIEW_INSIGHTS"], "access.not-offered"],
    [[{ kind: "PLATFORM_ADMIN", orgUnitIds: [units.Tech!] }], [], "access.platform-whole"],
    [[{ kind: "GOAL_ADMIN", orgUnitIds: [] }], [], "access.units-needed"],
    [[{ kind: "GOAL_ADMIN", orgUnitIds: [randomUUID()] }], [], "access.unknown-unit"],
  ];
  for (const [kinds, entries, code] of refused) {
    expect(await refusal(save("pam", "ravi", kinds, entries))).toEqual([code, 422]);
    expect(
      await refusal(
        acme.as("pam", (context) =>
          previewAdminAccess(context, access("ravi", kinds, entries), world.application.gatherings),
        ),
      ),
    ).toEqual([code, 422]);
  }
  expect(await refusal(save("pam", "ravi", whole("GOAL_ADMIN"), [], "GOAL_ADMIN:*"))).toEqual([
    "platform.changed-meanwhile",
    409,
  ]);
  expect(await heldBy("ravi")).toEqual({ kinds: [], entries: [] });
});

test("what somebody holds is not overwritten by who has not looked at it", async () => {
  await save("pam", "ravi", whole("GOAL_ADMIN"));
  const blind = { employeeId: acme.id("ravi"), kinds: whole("CUSTOM_ADMIN"), entries: ["GOAL_INSIGHTS"] };
  expect(
    await refusal(acme.as("pam", (context) => saveAdminAccess(context, saveAdminAccessInput.parse(blind)))),
  ).toEqual(["platform.changed-meanwhile", 409]);
  await expect(save("pam", "ravi", [], [], "PLATFORM_ADMIN:*")).rejects.toMatchObject({
    details: { params: { version: "GOAL_ADMIN:*", who: "you", name: "pam" } },
  });
  expect((await heldBy("ravi")).kinds).toEqual(whole("GOAL_ADMIN"));
  await save("pam", "ravi", []);
});

test("people and units of another company are not there", async () => {
  const foreign = { employeeId: acme.id("asha"), kinds: [...whole("PLATFORM_ADMIN")], entries: [], seen: "" };
  expect(await refusal(globex.as("eve", (context) => saveAdminAccess(context, foreign)))).toEqual([
    "platform.not-found",
    404,
  ]);
  const unit = {
    employeeId: globex.id("eve"),
    kinds: [...whole("PLATFORM_ADMIN"), { kind: "GOAL_ADMIN" as const, orgUnitIds: [units.Tech!] }],
    entries: [],
    seen: await markOf("eve", globex),
  };
  expect(await refusal(globex.as("eve", (context) => saveAdminAccess(context, unit)))).toEqual([
    "access.unknown-unit",
    422,
  ]);
});

test("the preview says what is gained and lost, in numbers of what is there, and writes nothing", async () => {
  const preview = (name: string, kinds: HeldAccess["kinds"]) =>
    acme.as("pam", (context) => previewAdminAccess(context, access(name, kinds), world.application.gatherings), {
      readOnly: false,
    });
  const gain = await preview("ravi", whole("PLATFORM_ADMIN"));
  // Nobody reads of themselves how their probation ended.
  const secrets = gain.effects.filter(({ label }) => label === "reach.private");
  expect(secrets).toMatchObject([
    { room: "people", change: "GAIN", before: 2, after: 5 },
    { room: "people", change: "GAIN", before: 1, after: 5, fields: ["private.probation"] },
  ]);
  expect(gain.effects).toContainEqual({
    room: "access",
    label: "reach.grant",
    change: "GAIN",
    before: null,
    after: null,
  });
  const lose = await preview("gwen", []);
  expect(lose.effects).toContainEqual({
    room: "goals",
    label: "reach.template",
    change: "LOSE",
    before: null,
    after: null,
  });
  expect(await heldBy("gwen")).toEqual({ kinds: whole("GOAL_ADMIN"), entries: [] });
});

test("the list is searched, narrowed and exported, in one statement", async () => {
  const names = (asked: object) =>
    acme.as("pam", async (context) =>
      (await listAdmins(context, adminListInput.parse(asked))).rows.map((row) => row.name),
    );
  expect(await names({})).toEqual(["asha", "gone", "gwen", "pam"]);
  expect(await names({ kind: "GOAL_ADMIN" })).toEqual(["asha", "gwen"]);
  expect(await names({ kind: "EVERYBODY", search: "RAV" })).toEqual(["ravi"]);
  expect(await names({ search: "100%_" })).toEqual([]);
  const file = await acme.as("pam", (context) => exportAdmins(context, adminListInput.parse({ page: 7 })).then(csvOf));
  expect(file).toContain("asha,asha@acme.test,yes,CUSTOM_ADMIN; GOAL_ADMIN (Tech),GOAL_INSIGHTS,");
  await acme.as("pam", async (context) => {
    await context.ability();
    statements.length = 0;
    await listAdmins(context, adminListInput.parse({ kind: "EVERYBODY" }));
    expect(statements).toHaveLength(1);
  });
});

import type { Request as ExpressRequest } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyFlags } from "#app/composition/company-flags.ts";
import { createRequestScope, type ServedScope } from "#app/composition/web/request-scope.server.ts";
import { goalDetail } from "#app/modules/goals/queries/goal-detail.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { signIn } from "#tests/isolation/access-matrix/cast.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { refusal } from "./testing/org-units.ts";
import { saveAdminAccess } from "./use-cases/save-admin-access.ts";
import { startViewing } from "./use-cases/start-viewing.ts";
import { switchFlag } from "./use-cases/switch-flag.ts";
import { stopViewing } from "./use-cases/stop-viewing.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let goalId = "";
const cookies: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("paul")
    .admin("PLATFORM_ADMIN")
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("asha")
    .build();
  await globex.employee("eve").build();
  goalId = (
    await new GoalWorld(acme).objective("asha", { title: "Hidden", timeFrame: "2026-Q4", visibility: "PRIVATE" })
  ).goalId;
  for (const name of ["pam", "gwen"]) cookies[name] = await signIn(world, acme, name);
});
afterAll(() => world.close());

async function visit<Result>(
  name: string,
  method: "GET" | "POST",
  work: (scope: ServedScope) => Promise<Result>,
): Promise<Result> {
  const scope = await createRequestScope(world.application, {
    headers: { cookie: cookies[name] },
    hostname: "localhost",
    ip: "198.51.100.7",
    secure: false,
    method,
  } as ExpressRequest);
  try {
    return await work(scope);
  } finally {
    await scope.end("commit");
  }
}

const start = (by: string, employeeId: string) =>
  visit(by, "POST", async (scope) => startViewing(await scope.open(), { employeeId }, scope));
const seenBy = (name: string) =>
  visit(name, "GET", async (scope) => {
    const { actor, viewedBy } = await scope.open();
    return [actor.name, viewedBy?.name ?? null];
  });

test("is for platform admins, and never as another platform admin, oneself, or somebody elsewhere", async () => {
  expect(await refusal(start("gwen", acme.id("asha")))).toEqual(["platform.not-found", 404]);
  expect(await refusal(start("pam", acme.id("paul")))).toEqual(["platform.forbidden", 403]);
  expect(await refusal(start("pam", acme.id("pam")))).toEqual(["platform.forbidden", 403]);
  expect(await refusal(start("pam", globex.id("eve")))).toEqual(["platform.not-found", 404]);
  expect(await seenBy("pam")).toEqual(["pam", null]);
});

test("shows what the other sees in this session alone, and lets nothing be changed", async () => {
  const read = () => visit("pam", "GET", async (scope) => goalDetail(await scope.open(), goalId));
  expect(await refusal(read())).toEqual(["platform.not-found", 404]);
  await start("pam", acme.id("asha"));
  expect(await seenBy("pam")).toEqual(["asha", "pam"]);
  expect((await read()).goal.title).toBe("Hidden");
  expect(await refusal(visit("pam", "POST", async (scope) => scope.open()))).toEqual(["platform.viewing-as", 403]);
  expect(await refusal(start("pam", acme.id("gwen")))).toEqual(["platform.viewing-as", 403]);
  await expect(
    visit("pam", "GET", async (scope) => (await scope.open()).rows(sql`update {goal} set title = 'x'`)),
  ).rejects.toMatchObject({ code: "25006" });
  const second = cookies["pam"]!;
  cookies["pam"] = await signIn(world, acme, "pam");
  expect(await seenBy("pam")).toEqual(["pam", null]);
  cookies["pam"] = second;
});

test("start and stop are written down as the admin's, and after the stop everything is as before", async () => {
  expect(await visit("pam", "POST", stopViewing)).toBe(acme.id("asha"));
  expect(await visit("pam", "POST", stopViewing)).toBeNull();
  expect(await seenBy("pam")).toEqual(["pam", null]);
  const trail = await acme.asProduct((context) =>
    context.rows<object>(
      sql`select action, actor_id as actor, subject_id as subject from {audit_entry}
        where action like 'access.%-viewing' order by action`,
    ),
  );
  const entry = (action: string) => ({ action, actor: acme.id("pam"), subject: acme.id("asha") });
  expect(trail).toEqual([entry("access.start-viewing"), entry("access.stop-viewing")]);
});

test("where the company switched it off, it ends with the next step, begins for nobody, and is told so", async () => {
  await start("pam", acme.id("asha"));
  expect(await seenBy("pam")).toEqual(["asha", "pam"]);
  await visit("pam", "POST", (scope) => stopViewing(scope));
  const flip = (by: string, flag: "view-as" | "open-api", on: boolean) =>
    visit(by, "POST", async (scope) => switchFlag(await scope.open(), { flag, on }, scope));
  expect(await refusal(flip("gwen", "view-as", false))).toEqual(["platform.not-found", 404]);
  expect(await refusal(flip("pam", "open-api", false))).toEqual(["platform.not-found", 404]);
  await start("pam", acme.id("asha"));
  await companyFlags(world.application, acme.tenant, { name: "view-as", on: false });
  expect(await seenBy("pam")).toEqual(["pam", null]);
  expect(await refusal(start("pam", acme.id("asha")))).toEqual(["platform.forbidden", 403]);
  await flip("pam", "view-as", true);
  await start("pam", acme.id("asha"));
  expect(await seenBy("pam")).toEqual(["asha", "pam"]);
  await visit("pam", "POST", (scope) => stopViewing(scope));
  const noted = await acme.as("gwen", (context) =>
    context.rows(sql`select detail from {audit_entry} where action = 'access.switch-flag' order by id`),
  );
  expect(noted).toMatchObject([
    { detail: { flag: "view-as", on: false, by: "operator" } },
    { detail: { flag: "view-as", on: true } },
  ]);
  expect(await companyFlags(world.application, globex.tenant, null)).toEqual([
    expect.stringMatching(/^view-as +on/),
    expect.stringMatching(/^open-api +on/),
    expect.stringMatching(/^embedding +on/),
    expect.stringMatching(/^embedded-analytics +on/),
  ]);
});

test("ends by itself when the admin is none any more, or the other becomes a platform admin", async () => {
  await start("pam", acme.id("asha"));
  await acme.as("paul", (context) =>
    saveAdminAccess(context, {
      employeeId: acme.id("asha"),
      kinds: [{ kind: "PLATFORM_ADMIN", orgUnitIds: null }],
      entries: [],
      seen: "",
    }),
  );
  expect(await seenBy("pam")).toEqual(["pam", null]);
  await start("pam", acme.id("gwen"));
  await acme.as("paul", (context) =>
    saveAdminAccess(context, { employeeId: acme.id("pam"), kinds: [], entries: [], seen: "PLATFORM_ADMIN:*" }),
  );
  expect(await seenBy("pam")).toEqual(["pam", null]);
  expect(await refusal(start("pam", acme.id("gwen")))).toEqual(["platform.not-found", 404]);
});

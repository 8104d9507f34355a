import { afterAll, beforeAll, expect, test } from "vitest";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import { whoCan, whoCanInput } from "#app/modules/access/queries/who-can.ts";
import { signAsHost } from "#app/modules/embeds/testing/host-site.ts";
import { createEmbedKey, createEmbedKeyInput } from "#app/modules/embeds/use-cases/create-embed-key.ts";
import { createAccessToken, createAccessTokenInput } from "#app/modules/identity/use-cases/create-access-token.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { allScreens, narrowed, openScreens } from "#app/shell/navigation.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { insertTemplate, loadTemplates } from "../data/template-record.ts";
import { defaultGoalTemplate, type GoalTemplate } from "../domain/template.ts";
import { goalNotices } from "../notices.ts";
import { previewTemplateChange } from "../queries/preview-template-change.ts";
import { goalsServer } from "../room.server.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { saveAccessTemplate } from "./save-access-template.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let goals: GoalWorld;
let door: ReturnType<typeof openDoor>;
let served: Awaited<ReturnType<typeof serveApi>>;
let asked: Awaited<ReturnType<typeof served.as>>;
let goalId: string;
const site = "https://intranet.acme.example";
const closed: GoalTemplate = {
  ...defaultGoalTemplate,
  name: "Without",
  configData: { ...defaultGoalTemplate.configData, OBJECTIVE_TYPE: "DISABLED" },
};

/** asha and ravi, who may see all goals by a custom role, live by a template without goals; gwen and the admins would too. */
beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employees("kim", "ravi")
    .employee("asha")
    .reportsTo("kim")
    .build();
  goals = new GoalWorld(acme);
  goalId = (await goals.objective("asha", { title: "Grow", timeFrame: "2026-Q4" })).goalId;
  const { cohortId } = await acme.as("pam", (context) =>
    createCohort(
      context,
      cohortInput.parse({
        name: "Without goals",
        shared: true,
        source: "PICKED",
        people: ["gwen", "pam", "ravi", "asha"].map((name) => acme.id(name)),
      }),
    ),
  );
  await acme.asProduct(async (context) => {
    const templateId = await insertTemplate(context, closed, { isDefault: false });
    await context.rows(
      sql`update {goal_access_template} set audience = ${JSON.stringify({ cohorts: [cohortId] })}::jsonb where id = ${templateId}`,
    );
    const roleId = context.newId();
    await context.rows(
      sql`insert into {custom_role} (id, name, rights, scoped, created_by, created_at, updated_at)
        values (${roleId}, 'Sees goals', array['goals.view'], false, ${acme.id("pam")}, now(), now())`,
    );
    await context.rows(
      sql`insert into {custom_role_holder} (role_id, employee_id, granted_by, granted_at)
        values (${roleId}, ${acme.id("ravi")}, ${acme.id("pam")}, now())`,
    );
  });
  door = openDoor(world);
  await door.letIn(acme, "asha", "gwen");
  served = await serveApi(world);
  asked = await served.as(door, acme, "asha");
}, 120_000);
afterAll(async () => {
  await served.close();
  await world.close();
});

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test("every page and program address of goals is refused by name to whom they are not in use for, and nobody's goals are seen", async () => {
  for (const name of ["asha", "ravi"]) {
    await acme.as(name, async (context) => {
      for (const { can } of [...(goalsServer.endpoints ?? []), ...(goalsServer.embeds ?? [])]) {
        await expect(can.check(context)).rejects.toMatchObject({
          status: 403,
          code: "goals.not-in-use",
          details: { params: { by: "gwen, pam" } },
        });
      }
      const { gatherings } = world.application;
      expect([
        (await gatherings.search(context, "Grow", 5)).hits,
        await gatherings.obligations(context),
        await gatherings.panel(context, "OBJECTIVE", goalId, new URLSearchParams()),
      ]).toEqual([[], [], null]);
      const all = allScreens(gatherings.rooms, (_, key) => key);
      const navigation = narrowed(all, (await openScreens(context, gatherings.rooms)).open);
      expect(navigation.filter(({ key }) => key === "goal")).toEqual([]);
    });
    expect(await refusalOf(goals.objective(name, { title: "Mine" }))).toMatchObject({ status: 403 });
    expect(await refusalOf(goals.keyResult(name, goalId, "Mine"))).toMatchObject({ status: 404 });
  }
});

test("rights asked on somebody's behalf say why, whatever their custom roles give", async () => {
  const verdict = (name: string) =>
    acme.as(name, async (context) => {
      const { withheld, ...actor } = context.actor;
      const ability = await context.seenBy({ ...actor, features: ["GOAL"] }).ability();
      return ability.decide("view", {
        kind: "Goal",
        visibility: "GLOBAL",
        ownerIds: [acme.id("asha")],
        orgUnitIds: [],
      });
    });
  for (const name of ["asha", "ravi"])
    expect(await verdict(name)).toMatchObject({ allowed: false, decidedBy: { id: "goals.not-in-use" } });
  expect((await verdict("kim")).allowed).toBe(true);
});

test("over HTTP: by session, by access token and by a widget", async () => {
  for (const path of ["/goals", `/goals/${goalId}`, "/metrics", "/goals/access-template"])
    expect(await codeOf(await asked(path))).toEqual([403, "goals.not-in-use"]);
  expect(
    await codeOf(await asked(`/goals/${goalId}/check-ins`, { method: "POST", body: { level: "ON_TRACK" } })),
  ).toEqual([403, "goals.not-in-use"]);
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  const { token } = await browser.visit(async (scope) =>
    createAccessToken(
      await scope.open(),
      createAccessTokenInput.parse({ name: "Script", scope: "WRITE", days: "30", currentPassword: knownPassword }),
      scope,
    ),
  );
  expect(
    await codeOf(await fetch(`${served.root}/api/v1/goals`, { headers: { authorization: `Bearer ${token}` } })),
  ).toEqual([403, "goals.not-in-use"]);
  const key = await acme.as("pam", (context) =>
    createEmbedKey(context, createEmbedKeyInput.parse({ name: "Intranet", origins: site, scopes: "goals:read" })),
  );
  const signed = await signAsHost(key, { org: "acme", sub: emailOf(acme, "asha"), origins: [site] }, world.clock.now());
  const opened = await fetch(`${served.root}/embed/v1/acme/session`, {
    method: "POST",
    body: signed,
    headers: { "content-type": "text/plain", origin: site },
  });
  const { session } = (await opened.json()) as { session: string };
  for (const path of ["/goals?owner=me", `/goals/${goalId}`]) {
    expect(
      await codeOf(
        await fetch(`${served.root}/embed/v1/acme${path}`, {
          headers: { authorization: `Bearer ${session}`, origin: site },
        }),
      ),
    ).toEqual([403, "goals.not-in-use"]);
  }
});

test("who shapes the settings keeps goals; others still see those of whom they are not in use for", async () => {
  for (const name of ["gwen", "pam"])
    await acme.as(name, async (context) =>
      expect([
        context.actor.features.includes("GOAL"),
        (await context.ability()).anyOf("edit", "GoalAccessTemplate"),
      ]).toEqual([true, true]),
    );
  const gwen = await served.as(door, acme, "gwen");
  expect((await gwen(`/goals/${goalId}`)).status).toBe(200);
  expect(
    await acme.as("kim", async (context) =>
      (await world.application.gatherings.search(context, "Grow", 5)).hits.map(({ title }) => title),
    ),
  ).toEqual(["Grow"]);
});

test("who may see a goal is said by the template each person lives by", async () => {
  const { rows } = await acme.as("pam", (context) =>
    whoCan(context, whoCanInput.parse({ about: "Goal", record: goalId }), world.application.gatherings),
  );
  expect(rows.map(({ person }) => person.name).sort()).toEqual(["gwen", "kim", "pam"]);
});

test("no notice goes to whom goals are not in use for", async () => {
  const { goalId: shared } = await goals.objective("kim", { title: "Shared", timeFrame: "2026-Q4" });
  await acme.asProduct((context) =>
    context.rows(
      sql`insert into {goal_owner} (goal_id, employee_id, owner_type) values (${shared}, ${acme.id("asha")}, 'OWNER')`,
    ),
  );
  const event: RecordedEvent = {
    id: "1",
    name: "goals.checked-in",
    payload: { goalId: shared, level: "ON_TRACK" },
    actorId: acme.id("gwen"),
    recordedAt: world.clock.now(),
  };
  const told = await acme.asProduct((context) => goalNotices["goals.checked-in"]!(context, event));
  expect(told.map(({ recipientId }) => recipientId)).toEqual([acme.id("kim")]);
});

test("the preview counts what people lose who do not shape the settings, and the history keeps both values", async () => {
  const stored = (await acme.as("gwen", loadTemplates)).at(-1)!;
  const draft = { ...stored.template, configData: closed.configData };
  const { effects, settings } = await acme.as("gwen", (context) => previewTemplateChange(context, draft));
  expect(settings).toEqual([{ kind: "SETTING", setting: "OBJECTIVE_TYPE", before: "SIMPLE", after: "DISABLED" }]);
  expect(effects.length).toBeGreaterThan(5);
  expect(effects.every(({ change, people }) => change === "LOSE" && people === 1)).toBe(true);
  expect(effects).toContainEqual({
    kind: "GENERAL",
    who: "MANAGERS",
    change: "LOSE",
    privilege: "createObjectiveLevels",
    value: "INDIVIDUAL",
    people: 1,
  });
  await acme.as("gwen", (context) => saveAccessTemplate(context, { version: stored.version, template: draft }));
  expect(await refusalOf(goals.objective("kim", { title: "Mine" }))).toMatchObject({ status: 403 });
  const again = await acme.as("gwen", (context) =>
    saveAccessTemplate(context, { version: stored.version + 1, template: stored.template }),
  );
  expect(again.version).toBe(stored.version + 2);
  const [entry] = await acme.asProduct((context) =>
    context.rows<{ detail: { differences: object[] } }>(
      sql`select detail from {audit_entry} where action = 'goals.save-access-template' order by at limit 1`,
    ),
  );
  expect(entry!.detail.differences).toEqual(settings);
});

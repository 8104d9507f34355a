import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askAsWidget, signAsHost, type HostKey } from "#app/modules/embeds/testing/host-site.ts";
import { createEmbedKey, createEmbedKeyInput } from "#app/modules/embeds/use-cases/create-embed-key.ts";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import { deactivateMember } from "#app/modules/identity/use-cases/change-membership.ts";
import { createAccessToken, createAccessTokenInput } from "#app/modules/identity/use-cases/create-access-token.ts";
import { makeCalendarAddress } from "#app/modules/identity/use-cases/make-calendar-address.ts";
import { requestReset } from "#app/modules/identity/use-cases/request-reset.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { applyImport, checkImport, readImportFile } from "#app/modules/people/testing/import-steps.ts";
import { recordLeaving, recordLeavingInput } from "#app/modules/people/use-cases/record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "#app/modules/people/use-cases/rehire-employee.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { openFor } from "#app/platform/http/page.ts";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

const site = "https://intranet.acme.example";
/** Noon, but for what is about midnight. */
const noon = "2026-11-16T12:00:00Z";
let world: World;
let acme: Company;
let door: ReturnType<typeof openDoor>;
let served: Awaited<ReturnType<typeof serveApi>>;
let key: HostKey;
const statements: string[] = [];
const closing = new AbortController();

beforeAll(async () => {
  world = await createWorld({ now: noon, onStatement: (text) => void statements.push(text) });
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "ravi", "mei", "zoe", "lena", "omar", "mia", "kiran", "nils")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  door = openDoor(world);
  await door.letIn(acme, "asha", "ravi", "mei", "zoe", "lena", "omar", "mia", "kiran", "nils", "admin");
  served = await serveApi(world);
  key = await acme.as("admin", (context) =>
    createEmbedKey(context, createEmbedKeyInput.parse({ name: "Intranet", origins: site, scopes: "goals:read" })),
  );
});
afterAll(async () => {
  closing.abort();
  await world.application.stop();
  await served.close();
  await world.close();
});

const leave = (name: string, lastDay: string) =>
  acme.as("admin", (context) =>
    recordLeaving(context, recordLeavingInput.parse({ employeeId: acme.id(name), lastDay })),
  );
const enter = (name: string, browser = door.browser()) =>
  browser.visit((scope) => signIn(scope, { email: emailOf(acme, name), password: knownPassword }));

/** Everything somebody may hold that opens a door, and what each door answers now. */
async function holding(name: string) {
  const browser = door.browser();
  await enter(name, browser);
  const { token } = await browser.visit(async (scope) =>
    createAccessToken(
      await scope.open(),
      createAccessTokenInput.parse({ name: "Program", scope: "WRITE", days: 30, currentPassword: knownPassword }),
      scope,
    ),
  );
  const { address } = await acme.as(name, (context) => makeCalendarAddress(context, {}, { origin: served.root }));
  const widget = askAsWidget(served.root, "acme", site);
  const claims = { org: "acme", sub: emailOf(acme, name), origins: [site] };
  const exchange = async () => widget.exchange(await signAsHost(key, claims, world.application.clock.now()));
  const { session } = (await (await exchange()).json()) as { session: string };
  const cookie = `${sessionCookieName}=${browser.cookie}`;
  const status = async (asked: Promise<Response>) => (await asked).status;
  return {
    cookie,
    doors: async () => ({
      session: await status(
        fetch(`${served.root}/api/v1/me`, { headers: { cookie, "sec-fetch-site": "same-origin" } }),
      ),
      token: await status(fetch(`${served.root}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })),
      widget: await status(widget.read(session, "/goals")),
      newWidget: await status(exchange()),
      live: await opened(cookie),
      calendar: await status(fetch(address)),
      signIn: await enter(name).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    }),
  };
}

async function opened(cookie: string): Promise<number> {
  const leaving = new AbortController();
  const { status } = await fetch(`${served.root}/app/live`, { headers: { cookie }, signal: leaving.signal });
  leaving.abort();
  return status;
}

const open = { session: 200, token: 200, widget: 200, newWidget: 200, live: 200, calendar: 200, signIn: 200 };
const shut = { session: 401, token: 401, widget: 401, newWidget: 401, live: 204, calendar: 404, signIn: 403 };

test("who has left holds nothing any more, from the day after the last by the company's own calendar", async () => {
  const asha = await holding("asha");
  await leave("asha", "2026-11-16");
  expect(await asha.doors()).toEqual(open);
  // 23:30 in Berlin, the last day still.
  world.clock.set("2026-11-16T22:30:00Z");
  const late = await holding("asha");
  expect(await late.doors()).toEqual(open);
  // Half past midnight in Berlin, and the day before by Greenwich.
  world.clock.set("2026-11-16T23:30:00Z");
  expect(await late.doors()).toEqual(shut);
  world.clock.set(noon);
});

test("who comes back is in again, from their first day", async () => {
  const ravi = await holding("ravi");
  await leave("ravi", "2026-11-14");
  const rehired = rehireEmployeeInput.parse({ employeeId: acme.id("ravi"), from: "2026-11-17" });
  await acme.as("admin", (context) => rehireEmployee(context, rehired));
  expect(await ravi.doors()).toEqual(shut);
  world.clock.set("2026-11-16T23:30:00Z");
  expect(await ravi.doors()).toMatchObject({ session: 200, token: 200, live: 200, calendar: 200, signIn: 200 });
  world.clock.set(noon);
});

test("a mail to a new password does not go to who has left", async () => {
  await leave("mei", "2026-11-14");
  const ask = (name: string) =>
    door.browser().visit((scope) => requestReset(scope, { email: emailOf(acme, name) } as never));
  await ask("mei");
  await ask("omar");
  expect(await door.mails(emailOf(acme, "mei"))).toEqual([]);
  expect(await door.mails(emailOf(acme, "omar"))).toHaveLength(1);
});

describe("an open connection ends as soon as the leaving is recorded", () => {
  const connected = async (name: string) => {
    const { cookie } = await holding(name);
    const response = await fetch(`${served.root}/app/live`, { headers: { cookie }, signal: closing.signal });
    const reader = response.body!.getReader();
    // Ends with the connection alone: the heartbeat is 25 seconds away.
    return async () => {
      while (!(await reader.read()).done);
      return "ended";
    };
  };

  test("on a screen", async () => {
    const ended = await connected("zoe");
    await leave("zoe", "2026-11-14");
    expect(await ended()).toBe("ended");
  }, 10_000);

  test("and when somebody is kept out", async () => {
    const ended = await connected("mia");
    const admin = door.browser();
    await enter("admin", admin);
    await admin.visit(async (scope) => deactivateMember(await scope.open(), { employeeId: acme.id("mia") }, scope));
    expect(await ended()).toBe("ended");
  }, 10_000);

  test("by a file that no longer names them", async () => {
    const ended = await connected("lena");
    const staying = ["asha", "omar", "mia", "kiran", "nils", "admin"].map((name) => `${emailOf(acme, name)},${name}`);
    await acme.as("admin", async (context) => {
      const file = new File([["Work e-mail,First name", ...staying].join("\n")], "people.csv");
      const { importId } = await readImportFile(context, { file });
      const column = { workEmail: 0, firstName: 1 };
      await checkImport(context, {
        importId,
        column,
        dateFormat: "yyyy-MM-dd",
        from: "2026-11-15",
        retireMissing: true,
      });
      await applyImport(context, { importId, retireMany: true });
    });
    expect(await ended()).toBe("ended");
  }, 10_000);
});

test("whether somebody has left is asked by the statement that loads them, and anew after every change of people", async () => {
  const kiran = await holding("kiran");
  const asked = async () => {
    statements.length = 0;
    const answer = await fetch(`${served.root}/api/v1/me`, {
      headers: { cookie: kiran.cookie, "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(200);
    return statements.filter((text) => text.includes("gone.status = 'LEFT'"));
  };
  const change = () =>
    acme.asProduct((context) =>
      context.rows(sql`update {employee} set version = version where id = ${acme.id("kiran")}`),
    );
  for (let time = 0; time < 2; time += 1) {
    await change();
    const [first, ...more] = await asked();
    expect(first).toContain("admin_accesses");
    expect(more).toEqual([]);
    expect(await asked()).toEqual([]);
  }
});

test("a page sends who has left to the door, which lets them stay there", async () => {
  const browser = door.browser();
  await enter("kiran", browser);
  await leave("kiran", "2026-11-14");
  const request = () => new Request("http://localhost/app");
  await browser.visit(async (scope) => {
    expect(await scope.stillIn()).toBe(false);
    const sent = await openFor(scope, signedIn, request()).catch((answer: unknown) => answer);
    expect((sent as Response).headers.get("location")).toBe("/login?returnTo=%2Fapp");
  }, "GET");
});

test("who is taken out at the company's own directory holds nothing any more either, and hears nothing", async () => {
  const connected = new IntegrationWorld(world, acme, "admin");
  const id = await connected.connect("scim", {});
  const { key: scimToken } = await acme.as("admin", (context) =>
    makeHookKey(context, { installationId: id }, world.application),
  );
  await connected.activate(id);
  // A directory and Cairn know somebody as one by their number.
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set external_employee_id = 'N1' where id = ${acme.id("nils")}`),
  );
  const send = (method: string, path: string, body: object) =>
    fetch(`${served.root}/scim/v2/${acme.tenant.slug}/${id}/Users${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${scimToken}`, "content-type": "application/scim+json" },
    });
  await acme.asProduct((context) => context.rows(sql`update {organization} set import_leaver_percent = 50`));
  const user = (userName: string, employeeNumber: string) => ({
    userName,
    name: { givenName: employeeNumber },
    active: true,
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { employeeNumber },
  });
  // A directory in which nobody is left is taken for a broken one.
  await send("POST", "", user("new@acme.test", "N2"));
  const made = (await (await send("POST", "", user(emailOf(acme, "nils"), "N1"))).json()) as { id: string };
  await doTasks(acme);
  const nils = await holding("nils");
  expect(await nils.doors()).toEqual(open);
  const { cookie } = nils;
  const stream = await fetch(`${served.root}/app/live`, { headers: { cookie }, signal: closing.signal });
  const reader = stream.body!.getReader();
  await send("PATCH", `/${made.id}`, { Operations: [{ op: "replace", path: "active", value: false }] });
  await doTasks(acme);
  expect(await nils.doors()).toEqual(shut);
  // Ends with the connection alone.
  while (!(await reader.read()).done);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openModelServer, streaming } from "#app/platform/assist/testing/model-server.ts";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { z } from "zod";
import { answerOf } from "./queries/answer-of.ts";
import { assistSettingsPage } from "./queries/settings-page.ts";
import { askForHelp } from "./use-cases/ask.ts";
import { choosePreference } from "./use-cases/choose-preference.ts";
import { saveSettings, saveSettingsInput, type AssistHost } from "./use-cases/save-settings.ts";
import { tendAsks } from "./use-cases/tend-asks.ts";
import { tryService } from "./use-cases/try-service.ts";

let world: World;
let acme: Company;
let server: Awaited<ReturnType<typeof openModelServer>>;
let host: AssistHost;

const shout = assistFeature({
  key: "test.shout",
  label: "x",
  can: signedIn,
  input: z.object({ text: z.string().min(1) }),
  byRules: async (_context, { text }) => text.toUpperCase(),
  question: async (_context, { text }) => ({ instructions: "Say it better.", text }),
  mostTokens: 100,
});

beforeAll(async () => {
  world = await createWorld();
  server = await openModelServer();
  acme = await (
    await world.company()
  )
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employees("asha", "kim", "ravi", "lena", "otto")
    .build();
  host = {
    config: world.application.config,
    gatherings: { assists: () => [{ ...shout, room: "test" }] },
  };
  await save({ isOn: true });
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(() => {
  server.state.behaviour = streaming(["Better."]);
  server.state.asked.length = 0;
});

const version = () =>
  acme.asProduct(async (context) => {
    const [row] = await context.rows<{ version: number }>(sql`select version from {assist_settings}`);
    return row?.version ?? 0;
  });
const save = async (more: object = {}) => {
  const standard = { address: server.address, model: "small", features: ["test.shout"] };
  const input = { ...standard, monthlyTokens: 100_000, dailyAsks: 50, version: await version(), isOn: true, ...more };
  return acme.as("pam", (context) => saveSettings(context, saveSettingsInput.parse(input), host));
};
const ask = (who: string, text: string) =>
  acme.as(who, (context) => askForHelp(context, { feature: "test.shout", input: { text } }, host));
const answered = async (who: string, text: string) => {
  const asked = await ask(who, text);
  await doTasks(acme);
  return acme.as(who, (context) => answerOf(context, { askId: asked.askId! }));
};
const month = () =>
  acme.asProduct(async (context) => {
    const [row] = await context.rows<{ tokens: number; reserved: number; asks: number }>(
      sql`select tokens::int as tokens, reserved::int as reserved, asks from {assist_month}`,
    );
    return row!;
  });

test("rules answer at once and the model besides; names and addresses do not leave, and come back", async () => {
  server.state.behaviour = (response, { body }) =>
    streaming([body.messages[1]!.content, "!"])(response, { authorization: "", body });
  const text = "Kim and asha (asha@acme.test) shipped it, see https://acme.test/x. Ravi's call +49 30 123456.";
  const asked = await ask("lena", text);
  expect(asked).toMatchObject({ byRules: text.toUpperCase(), model: "small", why: null });
  await doTasks(acme);
  expect(await acme.as("lena", (context) => answerOf(context, { askId: asked.askId! }))).toEqual({
    ...{ state: "DONE", text: `${text}!`, model: "small", fault: null },
  });
  const sent = JSON.stringify(server.state.asked).toLowerCase();
  for (const secret of ["kim", "asha", "ravi", "acme.test", "123456", acme.id("lena")])
    expect(sent).not.toContain(secret);
  // Nothing of it stays but the outcome, and what the audit log says has no word of it.
  const kept = await acme.asProduct((context) =>
    context.rows(
      sql`select (select count(*)::int from {assist_ask} where question is not null) as questions,
        (select e.detail from {audit_entry} e where e.action = 'assist.ask-model' order by e.id desc limit 1) as detail`,
    ),
  );
  expect(kept).toEqual([
    {
      questions: 0,
      detail: { feature: "test.shout", model: "small", tokens: 42, outcome: "answered", characters: text.length + 1 },
    },
  ]);
});

test("a service that fails takes nothing away: rules have answered, the fault is said, and what was set aside comes back", async () => {
  const before = await month();
  server.state.behaviour = (response) => response.writeHead(429).end();
  expect(await answered("asha", "hello")).toMatchObject({ state: "FAILED", text: "", fault: "busy" });
  expect(await month()).toEqual({ ...before, asks: before.asks + 1 });
});

test("nothing is sent while it is off, for what it is not for, for whoever does not want it, and for who looks as another", async () => {
  await save({ isOn: false });
  expect(await ask("asha", "hello")).toMatchObject({ byRules: "HELLO", askId: null, why: "off" });
  await save({ features: [] });
  expect(await ask("asha", "hello")).toMatchObject({ askId: null, why: "off" });
  await save();
  await acme.as("kim", (context) => choosePreference(context, { isOn: false }));
  expect(await ask("kim", "hello")).toMatchObject({ byRules: "HELLO", askId: null, why: "not-wanted" });
  // Switched off between the question and its turn.
  const asked = await ask("asha", "hello");
  await save({ isOn: false });
  await doTasks(acme);
  expect(await acme.as("asha", (context) => answerOf(context, { askId: asked.askId! }))).toMatchObject({
    fault: "off",
  });
  expect(server.state.asked).toEqual([]);
  await save();
});

test("the month's tokens and the day's questions end it, of many at once too", async () => {
  const { tokens } = await month();
  // One question of these takes 113 tokens at most.
  await save({ monthlyTokens: Math.max(1_000, tokens + 113 * 2) });
  const room = Math.floor((Math.max(1_000, tokens + 226) - tokens) / 113);
  const people = ["asha", "ravi", "lena", "otto"];
  const asked = await Promise.all(
    Array.from({ length: room + 3 }, (_, index) => ask(people[index % 4]!, "hello there")),
  );
  expect(asked.filter(({ askId }) => askId !== null).length).toBeLessThanOrEqual(room);
  expect(asked.some(({ why }) => why === "budget" || why === "busy")).toBe(true);
  await doTasks(acme);
  expect((await month()).reserved).toBe(0);
  await save({ dailyAsks: 1 });
  expect(await ask("asha", "hello")).toMatchObject({ byRules: "HELLO", why: "daily" });
  await save();
});

test("a question whose worker ended is not sent twice, is lost after a while, and is nobody else's", async () => {
  const { askId } = await ask("otto", "hello");
  await expect(acme.as("asha", (context) => answerOf(context, { askId: askId! }))).rejects.toMatchObject({
    status: 404,
  });
  await acme.asProduct((context) => context.rows(sql`update {assist_ask} set state = 'RUNNING' where id = ${askId}`));
  await doTasks(acme);
  expect(server.state.asked).toEqual([]);
  const lost = await ask("lena", "hello");
  await acme.asProduct((context) => context.rows(sql`delete from {background_task} where kind = 'assist.ask'`));
  world.clock.set(new Date(world.clock.now().getTime() + 11 * 60_000).toISOString());
  await acme.asProduct((context) => tendAsks(context));
  expect(await acme.as("lena", (context) => answerOf(context, { askId: lost.askId! }))).toMatchObject({ fault: "cut" });
  expect((await month()).reserved).toBe(0);
  world.clock.set(new Date(world.clock.now().getTime() + 25 * 3_600_000).toISOString());
  await acme.asProduct((context) => tendAsks(context));
  expect(await acme.asProduct((context) => context.rows(sql`select id from {assist_ask}`))).toEqual([]);
});

test("the key is sealed, goes along, is told nobody, and is forgotten when the address leads elsewhere", async () => {
  await save({ secret: "sk-canary" });
  expect(await acme.as("pam", (context) => tryService(context, {}, host))).toEqual({ text: "Better." });
  expect(server.state.asked[0]!.authorization).toBe("Bearer sk-canary");
  await save();
  const page = await acme.as("pam", (context) => assistSettingsPage(context, host));
  expect([page.hasKey, JSON.stringify(page).includes("sk-canary")]).toEqual([true, false]);
  const stored = await acme.asProduct((context) =>
    context.rows(
      sql`select (select service_key from {assist_settings}) as key, array(select detail from {audit_entry}) as audit`,
    ),
  );
  expect(JSON.stringify(stored)).not.toContain("sk-canary");
  await save({ address: "https://elsewhere.example.com/v1" });
  expect(await acme.as("pam", (context) => assistSettingsPage(context, host))).toMatchObject({ hasKey: false });
  for (const address of ["http://models.example.com", "https://10.0.0.1/v1", "nowhere"])
    await expect(save({ address })).rejects.toMatchObject({ details: { fields: { address: expect.anything() } } });
  await expect(acme.as("asha", (context) => assistSettingsPage(context, host))).rejects.toMatchObject({ status: 404 });
});

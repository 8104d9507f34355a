import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { pauseConnector } from "#app/modules/integrations/use-cases/change-state.ts";
import { notify } from "#app/modules/notifications/index.ts";
import { chooseMail, setMailDefaults } from "#app/modules/notifications/use-cases/choose-mail.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import type { World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { goesByMail } from "./kinds-of-notices.ts";
import { tellAway } from "./tell-away.ts";

let world: World;
let acme: IntegrationWorld;
let server: SourceServer;
let installationId: string;
let posted: { channel: string; text: string; blocks: unknown[] }[];
/** What the chat says next of a message; taken where nothing is said. */
let refusals: string[];

beforeAll(async () => {
  ({ world, acme } = await IntegrationWorld.create());
  await acme.company.switchOn("GOAL", "REVIEW");
  const answer: Answer = ({ path, query, body }) => {
    if (path === "/api/auth.test") return { body: { ok: true, user: "cairn", team: "Acme" } };
    if (path === "/api/users.lookupByEmail") {
      const email = query.get("email") ?? "";
      if (email.startsWith("ravi")) return { body: { ok: false, error: "users_not_found" } };
      return { body: { ok: true, user: { id: `U-${email.split(/[.@-]/)[0]}` } } };
    }
    const refusal = refusals.shift();
    if (refusal) return { body: { ok: false, error: refusal } };
    posted.push(JSON.parse(body) as (typeof posted)[number]);
    return { body: { ok: true, ts: "1.2", channel: "D1" } };
  };
  server = await SourceServer.start(answer);
  [posted, refusals] = [[], []];
  acme.plays({ "slack.com": server.address });
  installationId = await acme.connect("slack", { secret: "xoxb-of-the-test" });
  await acme.activate(installationId);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await world.close();
});
beforeEach(() => void ([posted, refusals] = [[], []]));

const tell = (name: string, room = "goals", kind = "closed") =>
  acme.company.asProduct((context) =>
    notify(
      context,
      { id: context.newId(), name: "goals.told", payload: {}, actorId: null, recordedAt: context.clock.now() },
      [
        {
          recipientId: acme.company.id(name),
          ...{ room, kind, link: "/app/goal/7", params: { actor: "Pam", title: "Grow" } },
        },
      ],
      goesByMail,
    ),
  );
const choose = (name: string, chat: boolean | null, room = "goals") =>
  acme.company.as(name, (context) => chooseMail(context, { choices: [{ room, mail: null, chat }] }));
const setDefault = (chat: boolean, room = "goals") =>
  acme.as((context) => setMailDefaults(context, { defaults: [{ room, mail: "NOW", fixed: false, chat }] }));
const tellAll = () => tellAway(world.application, acme.company.tenant);
const outcomes = () =>
  acme.company.asProduct((context) =>
    context.rows(sql`select outcome, tries from {notice_delivery} where channel = 'CHAT' order by tries, outcome`),
  );

test("nobody is written to in a chat who did not choose so", async () => {
  await tell("asha");
  await tellAll();
  expect(posted).toEqual([]);
  expect(await outcomes()).toEqual([]);
});

test("whoever chose so for themselves reads that there is something: what leaves the company it has not said", async () => {
  await choose("asha", true);
  await tell("asha");
  await tellAll();
  expect(posted.map(({ text }) => text)).toEqual(["Something new is waiting for you. Open it to read it."]);
  await acme.company.asProduct((context) => context.rows(sql`delete from {notice_delivery}`));
});

test("where the company writes in its chat people are written to directly, once, with a link to the act", async () => {
  await setDefault(true);
  await tell("asha");
  await tellAll();
  await tellAll();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ channel: "U-asha", text: expect.stringContaining("Grow") as string });
  expect(JSON.stringify(posted[0]!.blocks)).toContain(`${world.application.config.publicUrl}/app/goal/7`);
  expect(await outcomes()).toEqual([{ outcome: "SENT", tries: 1 }]);
});

test("of what is private it says only that there is something", async () => {
  await choose("asha", true, "reviews");
  await tell("asha", "reviews", "opened");
  await tellAll();
  expect(posted.map(({ text }) => text)).toEqual(["Something new is waiting for you. Open it to read it."]);
});

test("whoever cannot sign in is told nothing in a chat either: it is in the inbox when they come", async () => {
  await acme.company.asProduct((context) => context.rows(sql`delete from {notice_delivery}`));
  posted = [];
  await tell("asha");
  await tellAway({ ...world.application, whoComesIn: () => Promise.resolve(new Set()) }, acme.company.tenant);
  expect(posted).toEqual([]);
  expect(await outcomes()).toEqual([{ outcome: "SPARED", tries: 1 }]);
});

test("a chat that is busy is asked again; whom it does not know it is told nothing of", async () => {
  await acme.company.asProduct((context) => context.rows(sql`delete from {notice_delivery}`));
  await choose("ravi", true);
  await tell("ravi");
  await tellAll();
  refusals = ["ratelimited"];
  await tell("asha");
  await tellAll();
  expect(posted).toEqual([]);
  world.clock.set(new Date(world.clock.now().getTime() + 31_000).toISOString());
  await tellAll();
  expect(posted).toHaveLength(1);
  expect(await outcomes()).toEqual([
    { outcome: "REFUSED", tries: 1 },
    { outcome: "SENT", tries: 2 },
  ]);
});

test("where the company has paused its chat, nobody is written to in it", async () => {
  await acme.as((context) => pauseConnector(context, { installationId }));
  await tell("asha");
  await tellAll();
  expect(posted).toEqual([]);
  const chat = await acme.company.asProduct((context) => world.application.gatherings.chatForPeople(context));
  expect(chat).toBeNull();
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { notify, unreadSince } from "#app/modules/notifications/index.ts";
import { countUnread } from "#app/modules/notifications/queries/count-unread.ts";
import { listNotifications } from "#app/modules/notifications/queries/list-notifications.ts";
import { newestNotices, type NewsCard } from "#app/modules/notifications/queries/newest-notices.ts";
import { markAllRead } from "#app/modules/notifications/use-cases/mark-read.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { goesByMail } from "./kinds-of-notices.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";

let world: World;
let acme: Company;
let goalId: string;
let sent: MailMessage[];

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("ravi").employee("asha").reportsTo("ravi").employee("lena").build();
  ({ goalId } = await new GoalWorld(acme).objective("asha", { title: "Answer every customer within a day" }));
  await relayOutbox(world.application, acme.tenant);
});
afterAll(() => world.close());
beforeEach(() => void (sent = []));

const application = () => ({
  ...world.application,
  mailer: { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) },
});
const relay = () => relayOutbox(application(), acme.tenant);
const send = () => sendNoticeMails(application(), acme.tenant);

/** Tells somebody of a goal, so many days after it happened. */
function tell(name: string, kind: string, { days = 0 } = {}): Promise<unknown> {
  return acme.asProduct((context) => {
    const recordedAt = new Date(context.clock.now().getTime() - days * 86_400_000);
    const event = { id: context.newId(), name: "goals.told", payload: {}, actorId: null, recordedAt };
    const params = { actor: "Ravi", title: "Grow" };
    return notify(
      context,
      event,
      [{ recipientId: acme.id(name), room: "goals", kind, params, link: "/app" }],
      goesByMail,
    );
  });
}

const say = (body: string) => acme.as("ravi", (context) => commentOn(context, "Goal", goalId, body));

test("what concerns somebody reaches them by mail, in their language, with a link to it, once", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${acme.id("asha")}`),
  );
  await say("Which customers count?");
  await relay();
  expect(sent).toHaveLength(1);
  const [mail] = sent;
  expect(mail).toMatchObject({
    to: expect.stringMatching(/^asha@/) as string,
    subject: expect.stringContaining("kommentiert") as string,
  });
  expect(mail!.text).toContain(`/app/goal/${goalId}`);
  expect(mail!.text).not.toContain("Which customers count?");
  await acme.asProduct((context) => context.rows(sql`update {outbox} set relayed_at = null`));
  await relay();
  await sendNoticeMails(application(), acme.tenant);
  expect(sent).toHaveLength(1);
});

test("several of one kind at once are one mail that lists each", async () => {
  await say("And the trial accounts?");
  await say("And those who left?");
  await relay();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.subject).toMatch(/\(.*1.*\)$/);
  expect(sent[0]!.html.match(new RegExp(`/app/goal/${goalId}`, "g"))).toHaveLength(2);
});

test("what is news alone, what was read before, and what is days old goes by no mail", async () => {
  await tell("asha", "realigned");
  await tell("asha", "closed", { days: 3 });
  await tell("asha", "closed");
  await acme.as("asha", markAllRead);
  await send();
  expect(sent).toEqual([]);
});

test("what waited goes only to who may still see the record that it names", async () => {
  const hidden = await new GoalWorld(acme).objective("ravi", { title: "Close the second office" });
  const tasks = [goalId, hidden.goalId];
  await acme.asProduct((context) =>
    notify(
      context,
      { id: context.newId(), name: "goals.told", payload: {}, actorId: null, recordedAt: context.clock.now() },
      tasks.flatMap((id, index) =>
        ["lena", "ravi"].map((name) => ({
          recipientId: acme.id(name),
          room: "goals",
          kind: index === 0 ? "closed" : "checked-in",
          params: { actor: "Asha", title: `goal ${index}` },
          link: `/app/goal/${id}`,
          about: { kind: "Goal", id },
        })),
      ),
      () => true,
    ),
  );
  await acme.asProduct((context) =>
    context.rows(sql`update {goal} set visibility = 'PRIVATE' where id = ${hidden.goalId}`),
  );
  world.clock.set(new Date(world.clock.now().getTime() + 30 * 60_000).toISOString());
  await send();
  const told = sent.map(({ to, text }) => [to.split("@")[0], /goal \d/.exec(text)?.[0]]);
  expect(told.toSorted()).toEqual([
    ["lena", "goal 0"],
    ["ravi", "goal 0"],
    ["ravi", "goal 1"],
  ]);
});

test("the inbox, its count and home leave out what names a record that the reader may no longer see", async () => {
  const hidden = await new GoalWorld(acme).objective("ravi", { title: "Open the third office" });
  await acme.as("lena", markAllRead);
  await acme.as("ravi", markAllRead);
  await acme.asProduct((context) =>
    notify(
      context,
      { id: context.newId(), name: "goals.told", payload: {}, actorId: null, recordedAt: context.clock.now() },
      ["lena", "ravi"].flatMap((name) =>
        ["Goal", "Goat"].map((kind) => ({
          recipientId: acme.id(name),
          room: "goals",
          kind: kind === "Goal" ? "closed" : "checked-in",
          params: { actor: "Asha", title: "third" },
          link: `/app/goal/${hidden.goalId}`,
          about: { kind, id: hidden.goalId },
        })),
      ),
      () => false,
    ),
  );
  const toldTo = async (name: string) => {
    const listed = (await acme.as(name, (context) => listNotifications(context, null))).rows;
    const [home] = await acme.as(name, async (context) => {
      const [card] = await newestNotices(context);
      return context.rows<{ told: NewsCard | null }>(sql`select (${card!.data}) as told`);
    });
    const unread = listed.filter(({ read }) => !read).length;
    const since = await acme.asProduct((context) => unreadSince(context, new Date(0)));
    const inChat = since.find(({ recipientId }) => recipientId === acme.id(name))?.count ?? 0;
    return [unread, await acme.as(name, countUnread), home!.told?.news.length ?? 0, inChat];
  };
  // Of a kind of record of which nothing is known, nobody is told.
  expect([await toldTo("lena"), await toldTo("ravi")]).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
  const see = (visibility: string) =>
    acme.asProduct((context) =>
      context.rows(sql`update {goal} set visibility = ${visibility} where id = ${hidden.goalId}`),
    );
  await see("PRIVATE");
  expect([await toldTo("lena"), await toldTo("ravi")]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]);
  await see("GLOBAL");
  expect(await toldTo("lena")).toEqual([1, 1, 1, 1]);
});

test("who has left, and whose company has the module off, is sent nothing", async () => {
  await tell("lena", "closed");
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set status = 'LEFT' where employee_id = ${acme.id("lena")} and kind = 'STATUS'`,
    ),
  );
  await send();
  await acme.switchOff("GOAL");
  await tell("asha", "closed");
  await send();
  expect(sent).toEqual([]);
});

test("who cannot sign in is sent nothing that they could not open; it is in the inbox when they come", async () => {
  await acme.switchOn("GOAL");
  await tell("asha", "closed");
  await tell("ravi", "closed");
  const whoComesIn = () => Promise.resolve(new Set([acme.id("asha")]));
  await sendNoticeMails({ ...application(), whoComesIn }, acme.tenant);
  expect(sent.map(({ to }) => to.split("@")[0])).toEqual(["asha"]);
  await send();
  expect(sent).toHaveLength(1);
  expect(await acme.as("ravi", countUnread)).toBeGreaterThan(0);
});

test("a day that a mail names is written as the company writes days", async () => {
  const told = async (dateFormat: string | null) => {
    sent = [];
    await acme.asProduct((context) =>
      notify(
        context,
        { id: context.newId(), name: "people.told", payload: {}, actorId: null, recordedAt: context.clock.now() },
        [
          {
            recipientId: acme.id("ravi"),
            room: "people",
            kind: "new-manager",
            params: { manager: "Lena", date: Date.parse("2026-12-01T12:00:00Z") },
            link: "/app",
          },
        ],
        () => true,
      ),
    );
    await sendNoticeMails(application(), { ...acme.tenant, settings: { ...acme.tenant.settings, dateFormat } });
    return sent.map(({ subject }) => subject);
  };
  expect(await told("dd/MM/yyyy")).toEqual(["From 01/12/2026 you report to Lena"]);
  expect(await told(null)).toEqual(["From Dec 1, 2026 you report to Lena"]);
});

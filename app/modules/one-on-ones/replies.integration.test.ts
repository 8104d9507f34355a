import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { provesWith } from "#app/platform/outside-links/proof.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { invitationLinkIn, type InvitationLink } from "./invitation-link.ts";
import { oneOnOneMails } from "./mails.ts";
import { oneOnOneNotices } from "./notices.ts";
import { invitationPage } from "./queries/invitation-page.ts";
import { listMeetings } from "./queries/meeting-list.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { cancelMeeting, openMeeting, restoreMeeting } from "./use-cases/change-meeting-state.ts";
import { tendSeries } from "./use-cases/extend-series.ts";
import { moveMeeting, moveMeetingInput } from "./use-cases/move-meeting.ts";
import { replyByLink, replyByLinkInput } from "./use-cases/reply-by-link.ts";
import { replyInput, replyToInvitation } from "./use-cases/reply-to-invitation.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const secret = "a secret of this test";
let world: World;
let acme: Company;
let globex: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, meetings } = await meetingsOfTwoCompanies(world));
});
beforeEach(() => world.clock.set("2026-11-16T09:00:00Z"));
afterAll(() => world.close());

const reply = (who: string, meetingId: string, asked: object, company = acme) =>
  company.as(who, (context) => replyToInvitation(context, replyInput.parse({ meetingId, ...asked })));
const page = (who: string, meetingId: string) =>
  acme.as(who, async (context) => (await meetingPage(context, meetingId)).invitation, { readOnly: true });
const saidBy = async (who: string, meetingId: string) => {
  const { mine, theirs } = await page(who, meetingId);
  return [mine?.reply ?? null, theirs?.reply ?? null];
};
const move = (who: string, meetingId: string, start: string, which = "ONE") =>
  acme.as(who, (context) => moveMeeting(context, moveMeetingInput.parse({ meetingId, start, which })));

/** The event that was announced last under this name, as those hear it who are told. */
const heard = <Result>(name: string, hear: (context: Context, event: RecordedEvent) => Promise<Result>) =>
  acme.asProduct(async (context) => {
    const [row] = await context.rows<Omit<RecordedEvent, "recordedAt">>(
      sql`select id::text as id, name, payload, actor_id as "actorId" from {outbox} where name = ${name}
        order by {outbox}.id desc limit 1`,
    );
    return hear(context, { ...row!, recordedAt: context.clock.now() });
  });
const noticesOf = (name: string) =>
  heard(name, async (context, event) => (await oneOnOneNotices[name]?.(context, event)) ?? []);
const mailsOf = (name: string) =>
  heard(
    name,
    async (context, event) =>
      (await oneOnOneMails[name]?.(context, event, "https://cairn.test", provesWith(secret))) ?? [],
  );

test("who schedules will be there, the other one is asked, says so, and the first one is told", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  expect(await saidBy("ravi", meetingId)).toEqual(["ACCEPTED", null]);
  expect(await page("asha", meetingId)).toMatchObject({ asked: true, mine: null });
  await reply("asha", meetingId, { reply: "DECLINED", note: "At the dentist's" });
  expect((await page("ravi", meetingId)).theirs).toMatchObject({ reply: "DECLINED", note: "At the dentist's" });
  expect(await noticesOf("one-on-ones.replied")).toMatchObject([
    { recipientId: acme.id("ravi"), kind: "declined", params: { actor: "asha" } },
  ]);
  // The same once more tells nobody; another answer does.
  const count = () =>
    acme.asProduct(
      async (context) => (await context.rows(sql`select from {outbox} where name = 'one-on-ones.replied'`)).length,
    );
  const before = await count();
  await reply("asha", meetingId, { reply: "DECLINED", note: "At the dentist's" });
  expect(await count()).toBe(before);
  await reply("asha", meetingId, { reply: "ACCEPTED" });
  expect(await noticesOf("one-on-ones.replied")).toMatchObject([{ kind: "accepted" }]);
});

test("an answer about all that follows is one about each; a proposal is of the one it was made for", async () => {
  const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
  await reply("asha", meetingId, { reply: "TENTATIVE", which: "FOLLOWING", proposed: "2026-11-18T10:00" });
  const ahead = await acme.as(
    "ravi",
    (context) => listMeetings(context, { when: "UPCOMING", seriesId, text: "", relation: undefined, page: 1 }),
    { readOnly: true },
  );
  expect(new Set(ahead.rows.map(({ theirReply }) => theirReply))).toEqual(new Set(["TENTATIVE"]));
  expect((await page("ravi", meetingId)).theirs?.proposedStart).toBe("2026-11-18T10:00");
  expect((await page("ravi", ahead.rows[1]!.id)).theirs?.proposedStart).toBeNull();
  const [told] = await noticesOf("one-on-ones.replied");
  expect(told).toMatchObject({ kind: "proposed" });
  expect(String(told!.params["instead"])).toContain("18");
});

test("what is moved asks anew, but who proposed the time", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  await reply("asha", meetingId, { reply: "ACCEPTED" });
  await move("ravi", meetingId, "2026-11-19T10:00");
  expect(await saidBy("ravi", meetingId)).toEqual(["ACCEPTED", null]);
  await reply("asha", meetingId, { reply: "DECLINED", proposed: "2026-11-20T10:00" });
  await move("ravi", meetingId, "2026-11-20T10:00");
  expect(await saidBy("ravi", meetingId)).toEqual(["ACCEPTED", "ACCEPTED"]);
  await acme.as("ravi", (context) => cancelMeeting(context, { meetingId }));
  expect(await page("asha", meetingId)).toMatchObject({ asked: false });
  await acme.as("ravi", (context) => restoreMeeting(context, { meetingId }));
  expect(await saidBy("asha", meetingId)).toEqual([null, "ACCEPTED"]);
});

test("1:1s that are added to a series are accepted by who accepted those before them", async () => {
  const { seriesId, meetingId } = await meetings.schedule("ravi", "asha");
  await reply("asha", meetingId, { reply: "ACCEPTED", which: "FOLLOWING" });
  world.clock.set("2027-01-20T09:00:00Z");
  await acme.asProduct((context) => tendSeries(context));
  const last = (await meetings.meetings("ravi", seriesId)).at(-1)!;
  expect(await saidBy("ravi", last.id)).toEqual(["ACCEPTED", "ACCEPTED"]);
});

test("nobody else answers, nothing that has begun is answered, and no time that has passed is proposed", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  const statusOf = async (who: string, asked: object, company = acme) =>
    (await refusalOf(reply(who, meetingId, asked, company))).status;
  for (const who of ["lena", "skip", "tara"]) expect(await statusOf(who, { reply: "ACCEPTED" })).toBe(404);
  expect(await statusOf("eve", { reply: "ACCEPTED" }, globex)).toBe(404);
  expect(await refusalOf(reply("asha", meetingId, { reply: "DECLINED", proposed: "2026-11-01T10:00" }))).toMatchObject({
    code: "one-on-ones.in-past",
  });
  await acme.as("ravi", (context) => openMeeting(context, { meetingId }));
  expect(await refusalOf(reply("asha", meetingId, { reply: "ACCEPTED" }))).toMatchObject({
    code: "one-on-ones.no-reply",
  });
});

test("the mail of who is asked has a link for each answer, by which they answer unseen and nobody else does", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  const mails = await mailsOf("one-on-ones.scheduled");
  const [own, theirs] = ["ravi@acme.test", "asha@acme.test"].map((to) => mails.find((mail) => mail.to === to)!);
  expect(own!.text).not.toContain("/invitation/");
  expect(theirs!.calendar!.content).toMatch(/ATTENDEE;[^\n]*PARTSTAT=ACCEPTED[^\n]*/);
  const links = theirs!.text.match(/https:\S+\/invitation\/\S+/g)!;
  expect(links).toHaveLength(3);
  const { link, reply: chosen } = invitationLinkIn(new Request(links[2]!))!;
  expect(chosen).toBe("DECLINED");
  const scope = {
    ...{ database: world.application.database, clock: world.clock, requestId: "by a link" },
    config: { ...world.application.config, appSecrets: [secret] },
    asProduct: <Result>(_: unknown, work: (context: Context) => Promise<Result>) => acme.asProduct(work),
  };
  const answer = (by: InvitationLink, asked: object = {}) =>
    replyByLink(scope, replyByLinkInput.parse({ ...by, reply: "DECLINED", ...asked }));
  expect(await invitationPage(scope, link)).toMatchObject({ other: "ravi", company: "acme", mine: null });
  expect(JSON.stringify(await invitationPage(scope, link))).not.toContain(meetingId);
  const wrong = [
    { ...link, proof: "none" },
    { ...link, person: acme.id("lena") },
    { ...link, sequence: 7 },
    { ...link, company: "globex" },
  ];
  for (const one of wrong) {
    expect(await invitationPage(scope, one)).toBeNull();
    expect(await refusalOf(answer(one))).toMatchObject({ status: 410 });
  }
  await answer(link, { note: "Ill" });
  expect((await page("ravi", meetingId)).theirs).toMatchObject({ reply: "DECLINED", note: "Ill" });
  expect(await noticesOf("one-on-ones.replied")).toMatchObject([{ kind: "declined", params: { actor: "asha" } }]);
  const audited = await acme.asProduct((context) =>
    context.rows(sql`select actor_id as "actorId", detail->>'by' as by from {audit_entry}
      where action = 'one-on-ones.answer-invitation' and subject_id = ${meetingId}`),
  );
  expect(audited).toEqual([{ actorId: acme.id("asha"), by: "LINK" }]);
  // Changed since: the link is of the past.
  await move("ravi", meetingId, "2026-11-19T10:00");
  expect(await invitationPage(scope, link)).toBeNull();
  expect(await refusalOf(answer(link))).toMatchObject({ status: 410 });
});

test("an answer is to the 1:1 that was read: of one that was moved meanwhile nothing is said", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  const version = await acme.as("asha", async (context) => (await meetingPage(context, meetingId)).version);
  await move("ravi", meetingId, "2026-11-20T10:00");
  expect(await refusalOf(reply("asha", meetingId, { reply: "ACCEPTED", version }))).toMatchObject({
    code: "platform.changed-meanwhile",
  });
  expect(await saidBy("asha", meetingId)).toEqual([null, "ACCEPTED"]);
  await reply("asha", meetingId, { reply: "ACCEPTED", version: version + 1 });
  expect(await saidBy("asha", meetingId)).toEqual(["ACCEPTED", "ACCEPTED"]);
});

test("a link whose 1:1 is moved while it answers is spent, and one that nobody comes between is not", async () => {
  const { meetingId } = await meetings.schedule("ravi", "asha");
  const mail = (await mailsOf("one-on-ones.scheduled")).find(({ to }) => to === "asha@acme.test")!;
  const { link } = invitationLinkIn(new Request(/https:\S+\/invitation\/\S+/.exec(mail.text)![0]))!;
  const answer = (meanwhile: () => Promise<unknown>) => {
    /** Between what opens the link and what holds the 1:1. */
    const interrupted = (context: Context): Context => {
      let asked = 0;
      return {
        ...context,
        rows: async <Row extends object>(statement: Sql) => {
          const found = await context.rows<Row>(statement);
          if ((asked += 1) === 1) await meanwhile();
          return found;
        },
      };
    };
    const asProduct = <Result>(_: unknown, work: (context: Context) => Promise<Result>) =>
      acme.asProduct((context) => work(interrupted(context)));
    const { database, config } = world.application;
    const scope = { database, config: { ...config, appSecrets: [secret] }, requestId: "by a link", asProduct };
    return replyByLink(scope, replyByLinkInput.parse({ ...link, reply: "ACCEPTED" }));
  };
  await answer(() => Promise.resolve());
  expect(await saidBy("asha", meetingId)).toEqual(["ACCEPTED", "ACCEPTED"]);
  expect(await refusalOf(answer(() => move("ravi", meetingId, "2026-11-20T10:00")))).toMatchObject({ status: 410 });
  expect(await saidBy("asha", meetingId)).toEqual([null, "ACCEPTED"]);
});

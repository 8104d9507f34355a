import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { notify, takeDeliveries } from "#app/modules/notifications/index.ts";
import { isWithin } from "#app/modules/notifications/domain/quiet-time.ts";
import { countUnread } from "#app/modules/notifications/queries/count-unread.ts";
import { listNotifications } from "#app/modules/notifications/queries/list-notifications.ts";
import { chooseMail } from "#app/modules/notifications/use-cases/choose-mail.ts";
import { mailTimes, type MailTime } from "#app/modules/notifications/domain/mail-time.ts";
import { addDevice, openPush } from "#app/modules/notifications/use-cases/keep-devices.ts";
import { keepQuiet } from "#app/modules/notifications/use-cases/keep-quiet.ts";
import { markAllRead } from "#app/modules/notifications/use-cases/mark-read.ts";
import { noteDeliveries } from "#app/modules/notifications/use-cases/note-deliveries.ts";
import { Browser } from "#app/modules/notifications/testing/browser.ts";
import { localTime } from "#app/platform/time/local-time.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { asProduct } from "../create-company.ts";
import { goesByMail, groupOfNotice } from "./kinds-of-notices.ts";
import { rightsOfReaders } from "./rights-of-readers.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";

/** Asha sits in Berlin, Lena in New York; goals are Ravi's, and only he sees one that is private. */
const zones = { asha: "Europe/Berlin", lena: "America/New_York" } as const;
type Reader = keyof typeof zones;
const readers = Object.keys(zones) as Reader[];
const begins = Date.parse("2026-11-16T09:00:00Z");
const quietHours = { starts: 19, ends: 7 };

let world: World;
let acme: Company;
let goals: string[];

beforeAll(async () => {
  world = await createWorld({ now: new Date(begins).toISOString() });
  acme = await (await world.company()).employee("ravi").employee("asha").employee("lena").build();
  const made = new GoalWorld(acme);
  goals = [];
  for (const title of ["Grow", "Shrink"]) goals.push((await made.objective("ravi", { title })).goalId);
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set time_zone = ${zones.lena} where id = ${acme.id("lena")}`),
  );
  for (const name of readers)
    await acme.as(name, async (context) => {
      await openPush(context);
      await addDevice(context, new Browser().subscription(), { session: null, userAgent: "Firefox" });
    });
});
afterAll(() => world.close());

type Step =
  | { do: "tell"; to: Reader; goal: number; kind: string; twice: boolean }
  | { do: "show" | "hide"; goal: number }
  | { do: "choose"; who: Reader; mail: MailTime }
  | { do: "quiet"; who: Reader; on: boolean }
  | { do: "read"; who: Reader }
  | { do: "wait"; minutes: number }
  /** `ends` is the mail, or the turn of devices, with which the worker is killed: before it is handed on, or after. */
  | { do: "work" | "away"; ends: number | null; after: boolean };

const [reader, goal] = [fc.constantFrom(...readers), fc.nat(1)];
const ends = fc.option(fc.nat(2), { freq: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("tell" as const),
      ...{ to: reader, goal, kind: fc.constantFrom("closed", "became-owner", "checked-in"), twice: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("show" as const, "hide" as const), goal }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("choose" as const),
      ...{
        who: reader,
        mail: fc.constantFrom(...mailTimes),
      },
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("quiet" as const), who: reader, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("read" as const), who: reader }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("work" as const, "away" as const),
      ...{ ends, after: fc.boolean() },
    }),
  },
);

type Told = { to: Reader; goal: number; byMail: boolean; read: boolean; sure: boolean; mails: number; away: number };

/** What is expected of the notices of one run, and what came. */
class Expected {
  readonly told = new Map<string, Told>();
  readonly hidden = new Set<number>();
  readonly quiet = new Set<Reader>();
  /** Mails by their id, as the queue knows them. */
  private readonly queued = new Set<string>();

  /** What happened to some of them, so that nobody may count on their mail any more. */
  spoil(which: (one: Told) => boolean): void {
    for (const one of this.told.values()) if (which(one)) one.sure = false;
  }

  mail(id: string, to: string, text: string): void {
    if (this.queued.has(id)) return;
    this.queued.add(id);
    const name = to.split("@")[0] as Reader;
    this.expectOpen(name);
    const ids = [...text.matchAll(/notice=([\da-f-]{36})/g)].map(([, found]) => found!);
    expect(ids.length, "a mail tells something").toBeGreaterThan(0);
    for (const one of new Set(ids)) this.expectTold(one, name, "mails");
  }

  expectTold(id: string, name: Reader, channel: "mails" | "away"): void {
    const one = this.told.get(id);
    expect(one, "nobody is told what was not told").toBeDefined();
    expect(one!.to).toBe(name);
    expect(one!.read, "what was read is told nowhere else").toBe(false);
    expect(this.hidden.has(one!.goal), "nothing of a record that its reader may not open now").toBe(false);
    one![channel] += 1;
    expect(one![channel], `told once: ${channel}`).toBe(1);
  }

  expectOpen(name: Reader): void {
    if (!this.quiet.has(name)) return;
    const local = localTime(world.clock.now(), zones[name]);
    expect(isWithin(local.hour, quietHours), `quiet hours of ${name}, ${local.toString()}`).toBe(false);
    expect(local.dayOfWeek, "days on which nobody works").toBeLessThan(6);
  }
}

async function begin(): Promise<Expected> {
  world.clock.set(new Date(begins).toISOString());
  await acme.asProduct(async (context) => {
    for (const table of ["notification", "notice_choice", "quiet_time"])
      await context.rows(sql`delete from ${sql.table(table)}`);
    await context.rows(sql`update {goal} set visibility = 'GLOBAL'`);
  });
  return new Expected();
}

async function tell(
  expected: Expected,
  { to, goal: place, kind, twice }: Extract<Step, { do: "tell" }>,
): Promise<void> {
  const id = goals[place]!;
  const told = await acme.asProduct(async (context) => {
    const event = {
      id: context.newId(),
      name: "goals.told",
      payload: {},
      actorId: null,
      recordedAt: context.clock.now(),
    };
    const notice = { recipientId: acme.id(to), room: "goals", kind, params: { actor: "Ravi", title: "Grow" } };
    const all = [{ ...notice, link: `/app/goal/${id}`, about: { kind: "Goal", id } }];
    const first = await notify(context, event, all, goesByMail);
    // An event is relayed at least once.
    if (twice) expect(await notify(context, event, all, goesByMail)).toEqual([]);
    return first;
  });
  const sure = !expected.hidden.has(place) && kind !== "checked-in";
  for (const one of told)
    expected.told.set(one, { to, goal: place, byMail: kind !== "checked-in", read: false, sure, mails: 0, away: 0 });
}

/** A worker that is killed neither answers nor fails: nothing that it still had in mind happens. */
async function work(expected: Expected, { ends: killed, after }: { ends: number | null; after: boolean }) {
  const never = new Promise<never>(() => {});
  let [sent, die] = [0, () => {}];
  const death = new Promise<void>((resolve) => (die = resolve));
  const mailer: Mailer = {
    send: (message, { id } = {}) => {
      const isLast = sent++ === killed;
      if (!isLast || after) expected.mail(id!, message.to, message.text);
      if (!isLast) return Promise.resolve();
      die();
      return never;
    },
  };
  await Promise.race([sendNoticeMails({ ...world.application, mailer }, acme.tenant), death]);
}

async function away(expected: Expected, isKilled: boolean): Promise<void> {
  const { due } = await asProduct(world.application, acme.tenant, (context, unit) =>
    takeDeliveries(context, {
      ...{ groupOf: groupOfNotice, maySee: rightsOfReaders(world.application, unit) },
      comeIn: (people) => world.application.whoComesIn(acme.tenant.id, people),
      lasting: () => Promise.resolve(new Set()),
    }),
  );
  for (const { email, link } of due) {
    const name = email.split("@")[0] as Reader;
    expected.expectOpen(name);
    expected.expectTold(/notice=([\da-f-]{36})/.exec(link)![1]!, name, "away");
  }
  if (isKilled) return;
  const told = due.map(({ id }) => ({ ...{ id, retryAfter: null }, outcome: "SENT" as const }));
  await acme.asProduct((context) => noteDeliveries(context, told));
}

async function take(expected: Expected, one: Step): Promise<void> {
  switch (one.do) {
    case "tell":
      return tell(expected, one);
    case "show":
    case "hide":
      if (one.do === "hide") expected.hidden.add(one.goal);
      else expected.hidden.delete(one.goal);
      expected.spoil(({ goal: place }) => place === one.goal);
      await acme.asProduct((context) =>
        context.rows(sql`update {goal} set visibility = ${one.do === "hide" ? "PRIVATE" : "GLOBAL"}
          where id = ${goals[one.goal]!}`),
      );
      return;
    case "choose":
      if (one.mail === "NEVER") expected.spoil(({ to }) => to === one.who);
      await acme.as(one.who, (context) => chooseMail(context, { choices: [{ room: "goals", mail: one.mail }] }));
      return;
    case "quiet":
      if (one.on) expected.quiet.add(one.who);
      else expected.quiet.delete(one.who);
      await acme.as(one.who, (context) =>
        keepQuiet(context, one.on ? { ...quietHours, daysOff: true } : { starts: null, ends: null, daysOff: false }),
      );
      return;
    case "read":
      for (const told of expected.told.values())
        if (told.to === one.who && !expected.hidden.has(told.goal)) [told.read, told.sure] = [true, false];
      return acme.as(one.who, markAllRead);
    case "wait":
      world.clock.set(new Date(world.clock.now().getTime() + one.minutes * 60_000).toISOString());
      return;
    case "work":
      return work(expected, one);
    case "away":
      return away(expected, one.ends !== null);
  }
}

/** The inbox is what was told, is not read, and may be seen, whichever ways it went. */
async function expectInbox(expected: Expected): Promise<void> {
  for (const name of readers) {
    const shown = (await acme.as(name, (context) => listNotifications(context, null, 500))).rows;
    const told = [...expected.told].filter(([, one]) => one.to === name && !expected.hidden.has(one.goal));
    expect(shown.map(({ id }) => id).toSorted()).toEqual(told.map(([id]) => id).toSorted());
    const unread = told.filter(([, one]) => !one.read).map(([id]) => id);
    expect(
      shown
        .filter(({ read }) => !read)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(unread.toSorted());
    expect(await acme.as(name, countUnread)).toBe(unread.length);
  }
}

/** Five days on, with a worker that lives: whatever waited has gone. */
async function settle(expected: Expected): Promise<void> {
  for (let half = 0; half < 10; half += 1) {
    await take(expected, { do: "wait", minutes: 12 * 60 + 7 });
    await work(expected, { ends: null, after: false });
    await away(expected, false);
  }
}

const runs = Number(process.env["CAIRN_PROPERTY_RUNS"] ?? 30);

// One mail and word on a device at most, one where nothing speaks against it, nothing unseen or read, none in quiet hours, a right inbox.
test("notices keep their promises whatever happens, and whenever workers are killed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const expected = await begin();
      for (const one of steps) await take(expected, one);
      await expectInbox(expected);
      const stillNever = await neverMailed();
      await settle(expected);
      for (const one of expected.told.values())
        if (one.sure && !stillNever.has(one.to)) expect(one.mails, "exactly one mail").toBe(1);
      await expectInbox(expected);
    }),
    { numRuns: runs, seed: 20261129 },
  );
}, 240_000);

async function neverMailed(): Promise<ReadonlySet<string>> {
  const rows = await inUnitOfWork(world.application.database, acme.tenant, { readOnly: true }, (unit) =>
    unit.rows<{ name: string }>(
      sql`select e.display_name as name from {notice_choice} c join {employee} e on e.id = c.employee_id where c.mail = 'NEVER'`,
    ),
  );
  return new Set(rows.map(({ name }) => name));
}

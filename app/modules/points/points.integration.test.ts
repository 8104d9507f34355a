import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { standardRules } from "./domain/rules.ts";
import { previewRules, previewRulesInput } from "./queries/preview-rules.ts";
import { statusInput, statusPage } from "./queries/status.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";
import { askAppeal, decideAppeal } from "./use-cases/appeal.ts";
import { withdrawEscalation } from "./use-cases/close-escalation.ts";
import { correctEvent, correctEventInput, withdrawEvent } from "./use-cases/correct-event.ts";
import { recordEventsInput, recordShiftEvents } from "./use-cases/record-shift.ts";

let world: World;
let points: PointsWorld;
let today = "";
const before = (days: number) => addDays(today, -days);
const detailsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: AppError) => [error.code, error.details.params],
  );
const codeOf = async (work: Promise<unknown>) => (await refusalOf(work)).code;

beforeAll(async () => {
  world = await createWorld();
  points = (await pointsOfTwoCompanies(world)).acme;
  today = await points.company.asProduct(async (context) => context.today());
});
afterAll(() => world.close());

const correct = (eventId: string, minutes: number, day: string, version?: number) =>
  points.company.as("tara", (context) =>
    correctEvent(
      context,
      correctEventInput.parse({
        eventId,
        kind: "LATE_ARRIVAL",
        day,
        minutes,
        reason: "The gate clock was wrong",
        version,
      }),
    ),
  );

test("an event costs by its band, expires on its day, and is corrected by entries against it", async () => {
  const first = await points.record("ravi", "asha", { day: before(3), minutes: 12 });
  await points.record("tara", "asha", { day: before(2), minutes: 40 });
  expect(await points.points("asha", "asha")).toMatchObject({
    ...{ balance: 5, next: { on: addDays(before(3), 20), points: 2 } },
    escalations: [{ points: 5, state: "TOLD", supported: true }],
  });
  await correct(first, 6, before(3));
  const after = await points.points("asha", "asha");
  expect([after.balance, after.escalations[0]?.supported]).toEqual([4, false]);
  const entries = await points.company.asProduct((context) =>
    context.rows<{ points: number }>(
      sql`select n.points from {points_entry} n where n.event_id = ${first} order by n.posted_at, n.id`,
    ),
  );
  expect(entries.map((entry) => entry.points).sort()).toEqual([-2, 1, 2]);
});

test("a threshold is told of once, whatever is corrected back and forth, and is withdrawn with a reason alone", async () => {
  const [event] = (await points.points("asha", "asha")).events.filter(({ minutes }) => minutes === 6);
  await correct(event!.id, 20, before(3));
  const { escalations } = await points.points("asha", "asha");
  expect(escalations).toHaveLength(1);
  expect(escalations[0]).toMatchObject({ supported: true });
  const escalationId = escalations[0]!.id;
  await points.company.as("ravi", (context) =>
    withdrawEscalation(context, { escalationId, comment: "Buses were on strike" }),
  );
  await correct(event!.id, 25, before(3));
  expect((await points.points("asha", "asha")).escalations).toMatchObject([{ state: "WITHDRAWN" }]);
});

test("two admins who correct one event: the second is told", async () => {
  const [event] = (await points.points("tara", "asha")).events;
  await correct(event!.id, 41, event!.day, event!.version);
  expect(await codeOf(correct(event!.id, 42, event!.day, event!.version))).toBe("platform.changed-meanwhile");
});

test("an appeal freezes what would escalate until somebody else decides it", async () => {
  const eventId = await points.record("ravi", "lena", { day: before(4), minutes: 12 });
  const { appealId } = await points.company.as("lena", (context) =>
    askAppeal(context, { eventId, reason: "I was at the side gate" }),
  );
  await points.record("ravi", "lena", { kind: "MISSED_SHIFT", day: before(1) });
  expect(await points.points("ravi", "lena")).toMatchObject({ balance: 7, frozen: true, escalations: [] });
  const decide = (by: string, granted: "yes" | "no") =>
    points.company.as(by, (context) =>
      decideAppeal(context, { appealId, granted, answer: "Seen", minutes: null, days: null }),
    );
  expect(await codeOf(decide("ravi", "no"))).toBe("points.own-record");
  const recordedBy = async (name: string) =>
    (await points.points(name, "lena")).events.find(({ id }) => id === eventId)!.recordedByMe;
  expect([await recordedBy("ravi"), await recordedBy("tara")]).toEqual([true, false]);
  expect(await codeOf(decide("lena", "yes"))).toBe("platform.forbidden");
  await decide("tara", "yes");
  const after = await points.points("lena", "lena");
  expect([after.balance, after.frozen, after.escalations.map((one) => one.points)]).toEqual([5, false, [5]]);
  expect(await codeOf(points.company.as("lena", (context) => askAppeal(context, { eventId, reason: "Again" })))).toBe(
    "points.withdrawn",
  );
});

test("an appeal may be granted by correcting the event to what it really was", async () => {
  const already = (await points.points("asha", "asha")).balance;
  const shift = { kind: "EARLY_DEPARTURE", day: before(3) };
  const eventId = await points.record("ravi", "asha", { ...shift, minutes: 34 });
  const { appealId } = await points.company.as("asha", (context) =>
    askAppeal(context, { eventId, reason: "The terminal was ahead" }),
  );
  const decide = (by: string, minutes: number | null) =>
    points.company.as(by, (context) =>
      decideAppeal(context, { appealId, granted: "corrected", answer: "It was ahead", minutes, days: 2 }),
    );
  expect(await codeOf(decide("tara", null))).toBe("points.minutes");
  expect(await codeOf(decide("tara", 34))).toBe("points.as-recorded");
  expect(await codeOf(decide("ravi", 6))).toBe("points.own-record");
  expect(await codeOf(decide("asha", 6))).toBe("platform.forbidden");
  expect(await points.points("asha", "asha")).toMatchObject({ balance: already + 3, frozen: true });
  await decide("tara", 6);
  const after = await points.points("asha", "asha");
  expect(after).toMatchObject({ balance: already + 1, frozen: false });
  expect(after.events.find(({ id }) => id === eventId)).toMatchObject({
    ...{ minutes: 6, days: null, day: before(3), appeal: { state: "GRANTED", answer: "It was ahead" } },
  });
});

test("what has expired is appealed against only while a threshold it helped to reach waits", async () => {
  const ask = (who: string, eventId: string) =>
    points.company.as(who, (context) => askAppeal(context, { eventId, reason: "I was there" }));
  const offered = async (who: string, eventId: string) =>
    (await points.points(who, who)).events.find(({ id }) => id === eventId)?.appealable;
  const over = await points.record("ravi", "lena", { day: before(60), minutes: 12 });
  expect([await offered("lena", over), await codeOf(ask("lena", over))]).toEqual([false, "points.appeal-too-late"]);
  const helped = await points.record("ravi", "lena", { kind: "MISSED_SHIFT", days: 3, day: before(90) });
  expect(await offered("lena", helped)).toBe(true);
  await ask("lena", helped);
});

test("a program's events are the same by their ids, corrected when said otherwise, and none is stored if one is wrong", async () => {
  const send = (minutes: number, day = before(5)) =>
    points.company.as("tara", (context) =>
      recordShiftEvents(
        context,
        recordEventsInput.parse({
          source: "clock",
          events: [
            { employeeId: points.company.id("otto"), kind: "LATE_ARRIVAL", day: before(6), minutes, sourceId: "1" },
            { employeeId: points.company.id("otto"), kind: "EARLY_DEPARTURE", day, minutes: 7, sourceId: "2" },
          ],
        }),
      ),
    );
  const outcomes = async (minutes: number) => (await send(minutes)).events.map(({ outcome }) => outcome);
  expect(await codeOf(send(12, addDays(today, 3)))).toBe("points.future-day");
  expect((await points.points("tara", "otto")).events).toEqual([]);
  expect(await outcomes(12)).toEqual(["CREATED", "CREATED"]);
  expect(await outcomes(12)).toEqual(["UNCHANGED", "UNCHANGED"]);
  expect(await outcomes(35)).toEqual(["CHANGED", "UNCHANGED"]);
  expect((await points.points("otto", "otto")).balance).toBe(4);
  const [, late] = (await points.points("tara", "otto")).events;
  await points.company.as("tara", (context) =>
    withdrawEvent(context, { eventId: late!.id, reason: "A test of the clock", version: undefined }),
  );
  expect(await outcomes(50)).toEqual(["UNCHANGED", "UNCHANGED"]);
  expect((await points.points("otto", "otto")).balance).toBe(1);
});

test("rules refuse what overlaps and whom they would share, and change from today on", async () => {
  const { company } = points;
  const overlapping = standardRules.bands.map((band) => (band.id === "late-1" ? { ...band, max: 12 } : band));
  const rows = { first: 1, second: 2 };
  expect(await detailsOf(points.rules("Night", today, { bands: overlapping }))).toEqual(["points.band-overlap", rows]);
  const shared = { audience: { employeeIds: [company.id("otto")] } };
  const both = { names: expect.stringMatching(/otto/i) as string, count: 1, rules: "Attendance" };
  expect(await detailsOf(points.rules("Night", today, {}, shared))).toEqual(["points.two-rule-sets", both]);
  expect(await codeOf(points.rules("Attendance", before(1), {}, { policyId: points.policyId }))).toBe(
    "points.rules-in-past",
  );
  const { balance } = await points.points("asha", "asha");
  await points.rules("Attendance", today, { expiryDays: 1 }, { policyId: points.policyId });
  expect((await points.points("asha", "asha")).balance).toBe(balance);
});

test("a preview says who would have had what, and stores nothing", async () => {
  const halved = standardRules.bands.map((band) => ({ ...band, points: 1 }));
  const preview = await points.company.as(
    "tara",
    (context) =>
      previewRules(
        context,
        previewRulesInput.parse({ audience: { everyone: true }, rules: { ...standardRules, bands: halved } }),
      ),
    { readOnly: true },
  );
  expect(preview.points.then).toBeLessThan(preview.points.now);
  expect(preview.people.map(({ name }) => name.toLowerCase().split(" ")[0])).toContain("asha");
});

test("the status ranks people, the fewest points first", async () => {
  const { rows } = await points.company.as("tara", (context) => statusPage(context, "company", statusInput.parse({})), {
    readOnly: true,
  });
  expect(rows[0]!.balance).toBe(Math.max(...rows.map(({ balance }) => balance)));
  expect(rows.find(({ balance }) => balance === 0)?.place).toBe(1);
});

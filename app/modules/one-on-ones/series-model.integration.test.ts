import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { placeOfPointSql } from "./data/carry-over-sql.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { PlainSeries, wallClock, type PlainPoint } from "./testing/plain-series.ts";
import { archiveSeries } from "./use-cases/archive-series.ts";
import { acknowledgeMeeting, cancelMeeting, openMeeting, restoreMeeting } from "./use-cases/change-meeting-state.ts";
import { tendSeries } from "./use-cases/extend-series.ts";
import { finishPoint, removePoint, reopenPoint, restorePoint } from "./use-cases/finish-point.ts";
import { moveMeeting, moveMeetingInput } from "./use-cases/move-meeting.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** How many are tried; `CAIRN_SEQUENCES=200` tries more. */
const runs = Number(process.env.CAIRN_SEQUENCES ?? 40);
const actsOfARun = 16;
const begins = Date.parse("2026-11-16T09:00:00Z");
const both = ["ravi", "asha"] as const;

let world: World;
let acme: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
});
afterAll(() => world.close());

const typed = (at: number) => new Date(wallClock(at)).toISOString().slice(0, 16);

type Run = { seriesId: string; plain: PlainSeries; now: number; ids: Map<number, string> };

async function begin(random: SeededRandom): Promise<Run> {
  world.clock.set(new Date(begins).toISOString());
  const everyWeeks = random.pick([0, 1, 1, 2, 4]);
  const starts = begins + random.integer(1, 20 * 24) * 3_600_000;
  const { seriesId } = await meetings.schedule("ravi", "asha", { start: typed(starts), everyWeeks });
  return { seriesId, plain: new PlainSeries(starts, everyWeeks, 30, begins), now: begins, ids: new Map() };
}

/** What is there, as the paper has it: meetings in their order, and where each open point stands. */
async function look(run: Run): Promise<{ meetings: string[]; places: string[] }> {
  return acme.asProduct(async (context) => {
    const rows = await context.rows<{ id: string; position: number; at: string; status: string }>(
      sql`select m.id, m.position, ${instant(sql`m.starts_at`)} as at, m.status from {one_on_one_meeting} m
        where m.series_id = ${run.seriesId} order by m.position`,
    );
    run.ids = new Map(rows.map(({ position, id }) => [position, id]));
    const points = await context.rows<{ id: string; place: number | null }>(
      sql`select p.id, (select stands.position from {one_on_one_meeting} stands where stands.id =
          ${placeOfPointSql(context.clock.now())}) as place
        from {one_on_one_point} p join {one_on_one_meeting} home on home.id = p.meeting_id
       where p.series_id = ${run.seriesId} and p.done_in is null and p.deleted_at is null`,
    );
    return {
      meetings: rows.map(({ position, at, status }) => `${position} ${at.slice(0, 16)} ${status}`),
      places: points.map(({ id, place }) => `${id} ${place}`).sort(),
    };
  });
}

function onPaper({ plain }: Run) {
  return {
    meetings: plain.meetings.map(
      ({ position, starts, status }) => `${position} ${new Date(starts).toISOString().slice(0, 16)} ${status}`,
    ),
    places: plain.points
      .filter(({ doneIn, removed }) => doneIn === null && !removed)
      .map((point) => `${point.key} ${plain.placeOf(point)}`)
      .sort(),
  };
}

/** Does it in the product; answers whether it was let. */
async function done(work: (context: Context) => Promise<unknown>, random: SeededRandom): Promise<boolean> {
  try {
    await acme.as(random.pick([...both]), work);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

async function act(run: Run, random: SeededRandom): Promise<void> {
  const { plain, seriesId } = run;
  const { position } = random.pick(plain.meetings);
  const meetingId = run.ids.get(position)!;
  const point = plain.points.length > 0 ? random.pick(plain.points) : null;
  const states = { open: openMeeting, acknowledge: acknowledgeMeeting, cancel: cancelMeeting, restore: restoreMeeting };
  const name = random.pick([
    "open",
    "acknowledge",
    "cancel",
    "cancel",
    "restore",
    "restore",
    "move",
    "move",
    "add",
    "add",
    "finish",
    "remove",
    "archive",
    "pass",
    "pass",
  ]);
  if (name in states) {
    const state = name as keyof typeof states;
    expect(await done((context) => states[state](context, { meetingId }), random)).toBe(plain[state](position));
  } else if (name === "move") {
    const starts = run.now + random.integer(-3 * 24, 30 * 24) * 3_600_000;
    const which = random.pick(["ONE", "FOLLOWING"]);
    const move = moveMeetingInput.parse({ meetingId, start: typed(starts), which });
    expect(await done((context) => moveMeeting(context, move), random)).toBe(
      plain.move(position, starts, which === "FOLLOWING"),
    );
  } else if (name === "add") {
    const key = await meetings.point(random.pick([...both]), meetingId, `Point ${random.integer(1, 1e6)}`);
    plain.points.push({ key, home: position, doneIn: null, removed: false });
  } else if (name === "finish" && point && !point.removed) await finishOrReopen(point, position, meetingId, random);
  else if (name === "remove" && point) await removeOrRestore(point);
  else if (name === "archive") {
    for (const archived of [true, false]) {
      await acme.as("asha", (context) => archiveSeries(context, { seriesId, archived }));
      if (archived) plain.archive();
      else plain.bringBack();
    }
  } else if (name === "pass") {
    run.now += random.integer(1, 12) * 86_400_000;
    world.clock.set(new Date(run.now).toISOString());
    await acme.asProduct((context) => tendSeries(context));
    plain.pass(run.now);
  }
}

async function finishOrReopen(point: PlainPoint, position: number, meetingId: string, random: SeededRandom) {
  if (point.doneIn === null) await done((c) => finishPoint(c, { pointId: point.key, meetingId }), random);
  else await done((context) => reopenPoint(context, { pointId: point.key }), random);
  point.doneIn = point.doneIn === null ? position : null;
}

/** Only who wrote it takes it away or brings it back. */
async function removeOrRestore(point: PlainPoint) {
  let moved = false;
  for (const who of both) {
    const change = point.removed ? restorePoint : removePoint;
    await acme
      .as(who, (context) => change(context, { pointId: point.key }))
      .then(() => (moved = true))
      .catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  }
  expect(moved).toBe(true);
  point.removed = !point.removed;
}

test(
  `${runs} random series of moves, skips, cancels, restores and carry-overs are as on paper`,
  { timeout: 30_000 + runs * 500 },
  async () => {
    for (let number = 0; number < runs; number += 1) {
      const random = seededRandom(`series:${number}`);
      const run = await begin(random);
      expect(await look(run), `series ${number}, begun`).toEqual(onPaper(run));
      for (let step = 0; step < actsOfARun; step += 1) {
        await act(run, random);
        expect(await look(run), `series ${number}, act ${step}`).toEqual(onPaper(run));
      }
      await acme.as("ravi", (context) => archiveSeries(context, { seriesId: run.seriesId, archived: true }));
    }
  },
);

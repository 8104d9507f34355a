import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { goalNotices } from "#app/modules/goals/notices.ts";
import { noticesOfLine, tellManagerChanged } from "#app/modules/people/handlers/tell-manager-changed.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleNotices } from "./notices.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { tellPerson } from "./use-cases/tell-person.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  await new InitiativeWorld(acme.company).open();
});
afterAll(() => world.close());

const id = (name: string) => acme.company.id(name);
const at = (instant: string) => world.clock.set(instant);
type Recorded = { id: string; name: string; payload: object; actorId: string | null; recordedAt: Date };
type Handlers = Record<string, (context: never, event: never) => Promise<readonly Notice[]>>;
const handlers = {
  ...goalNotices,
  ...lifecycleNotices,
  "people.manager-changed": tellManagerChanged,
  "people.line-told": (context: never, { payload }: { payload: never }) => noticesOfLine(context, payload),
} as unknown as Handlers;

let heard = 0;
/** What the events since the last look tell, as who gets which sentence. */
async function told(): Promise<{ to: string; kind: string; params: Record<string, unknown>; link: string }[]> {
  return acme.company.asProduct(async (context) => {
    const events = await context.rows<Recorded>(
      sql`select o.id::text as id, o.name, o.payload, o.actor_id::text as "actorId", o.recorded_at as "recordedAt"
        from {outbox} o order by o.id offset ${heard}::int`,
    );
    heard += events.length;
    const notices: Notice[] = [];
    // As notices are kept: of one event each person hears a kind once.
    for (const event of events) {
      const all = (await handlers[event.name]?.(context as never, event as never)) ?? [];
      const keys = all.map(({ recipientId, kind }) => `${recipientId}:${kind}`);
      notices.push(...all.filter((_, place) => keys.indexOf(keys[place]!) === place));
    }
    const people = await context.rows<{ id: string; name: string }>(
      sql`select e.id, e.display_name as name from {employee} e`,
    );
    const names = new Map(people.map((one) => [one.id, one.name]));
    return notices.map(({ recipientId, kind, params, link }) => ({
      ...{ to: names.get(recipientId) ?? "", kind, params: params as Record<string, unknown>, link },
    }));
  });
}
const brief = (all: Awaited<ReturnType<typeof told>>) => all.map(({ to, kind }) => `${to} ${kind}`).toSorted();

test("nobody hears of a leaving by a reporting line before its day; on the day everybody concerned does, once", async () => {
  at("2026-11-16T09:00:00Z");
  await acme.company.team("ravi", "lev");
  await acme.company.team("lev", "noor", "oona");
  await acme.company.build();
  await new GoalWorld(acme.company).objective("lev", { title: "Ship it" });
  await told();
  const journeyId = await acme.start("lev", { moment: "EXIT", onDay: "2026-11-20", told: false, heirId: id("asha") });
  expect(brief(await told())).toEqual(["ravi started-team"]);
  at("2026-11-21T09:00:00Z");
  await acme.tend();
  const onTheDay = await told();
  const reports = ["noor new-manager", "oona new-manager"];
  expect(brief(onTheDay)).toEqual(["asha handed-over", ...reports, "ravi new-report", "ravi new-report"]);
  expect(onTheDay.find(({ kind }) => kind === "handed-over")).toMatchObject({
    link: "/app/my-data/goal/my-goals",
    params: { name: "lev", what: "Goal", count: 1, named: "Ship it" },
  });
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect(brief(await told())).toEqual([
    "asha handed-back",
    "lev new-report",
    "lev new-report",
    ...reports,
    "ravi withdrawn-team",
  ]);
});

test("a leaving that is not to be before anybody heard of it stays unheard of", async () => {
  at("2026-11-16T09:00:00Z");
  await acme.company.team("ravi", "gus");
  await acme.company.team("gus", "ivy");
  await acme.company.build();
  await told();
  const journeyId = await acme.start("gus", { moment: "EXIT", onDay: "2026-12-20", told: false });
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect(brief(await told())).toEqual(["ravi started-team", "ravi withdrawn-team"]);
});

test("a move is told to the person, the new manager and the former one; a secret one when the person may know", async () => {
  at("2026-11-16T09:00:00Z");
  await acme.company.team("ravi", "mona", "nils");
  await acme.company.build();
  await told();
  const move = { moment: "MOVE", onDay: "2026-12-01", managerId: id("otto") };
  await acme.start("mona", move);
  const open = ["mona new-manager", "mona started-own", "otto new-report", "otto started-team", "ravi started-team"];
  expect(brief(await told())).toEqual(open);
  const journeyId = await acme.start("nils", { ...move, told: false });
  expect(brief(await told())).toEqual(["otto started-team", "ravi started-team"]);
  await acme.company.as("tara", (context) => tellPerson(context, { journeyId }));
  expect(brief(await told())).toEqual(["nils new-manager", "nils started-own", "otto new-report"]);
  at("2026-12-01T09:00:00Z");
  await acme.tend();
  expect(brief(await told())).toEqual([]);
});

test("a message names the steps, and days as whoever gets it reads them", async () => {
  at("2026-11-16T09:00:00Z");
  await acme.company.team("ravi", "theo");
  await acme.company.build();
  await acme.company.asProduct((context) =>
    context.rows(sql`update {employee} set language = case when id = ${id("theo")} then 'de' else 'en' end
      where id in (${id("theo")}, ${id("ravi")})`),
  );
  await told();
  const templateId = await acme.template("LEAVE", [
    { doer: "MANAGER", offset: -30, title: "Decide who covers what" },
    { doer: "PERSON", offset: -3, title: "Write notes" },
  ]);
  await acme.start("theo", { moment: "LEAVE", onDay: "2026-12-01", templateId });
  const [own, steps] = (await told()).toSorted((one, other) => one.kind.localeCompare(other.kind));
  expect(own).toMatchObject({ to: "theo", kind: "started-own", params: { date: "01.12.2026", moment: "LEAVE" } });
  expect(steps).toMatchObject({
    ...{ to: "ravi", kind: "started-steps" },
    params: { date: "Dec 1, 2026", count: 1, named: "Decide who covers what (Nov 16, 2026)" },
  });
});

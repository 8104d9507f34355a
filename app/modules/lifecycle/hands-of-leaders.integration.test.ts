import { afterAll, beforeAll, expect, test } from "vitest";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { tendSeries } from "#app/modules/one-on-ones/use-cases/extend-series.ts";
import { ReviewWorld } from "#app/modules/reviews/testing/review-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { addressed } from "./queries/addressed.ts";
import { previewMove } from "./queries/preview-move.ts";
import { journeyTold } from "./queries/who-is-told.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
let meetings: OneOnOneWorld;
let cycleId = "";
let seriesId = "";
let journeyId = "";
const today = "2026-11-16";

/** Acme, where Ravi leads Asha and Lena, meets Asha every week and Otto too, and writes the reviews of both; Skip leads him. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  world.clock.set(`${today}T09:00:00Z`);
  meetings = await new OneOnOneWorld(acme.company).open();
  ({ seriesId } = await meetings.schedule("ravi", "asha"));
  await meetings.schedule("ravi", "otto");
  cycleId = await (await new ReviewWorld(acme.company).open()).cycle(["asha", "lena"]);
});
afterAll(() => world.close());

const id = (name: string) => acme.company.id(name);
type Standing = { who: string; manager: string; forms: string[] };
const reviews = () =>
  acme.company.asProduct((context) =>
    context.rows<Standing>(
      sql`select e.display_name as who, m.display_name as manager, array(select w.display_name from {review_form} f
          join {employee} w on w.id = f.reviewer_id
          where f.reviewee_id = r.id and f.provider = 'MANAGER' and f.removed_at is null order by 1) as forms
        from {review_reviewee} r join {employee} e on e.id = r.employee_id join {employee} m on m.id = r.manager_id
        where r.cycle_id = ${cycleId} order by 1`,
    ),
  );
const series = () =>
  acme.company.asProduct((context) =>
    context.rows<{ pair: string; relation: string; next: string }>(
      sql`select o.display_name || '-' || p.display_name as pair, s.relation, s.every_weeks || ' ' || s.minutes || ' ' ||
          to_char((select min(m.starts_at) from {one_on_one_meeting} m where m.series_id = s.id) at time zone s.time_zone,
            'YYYY-MM-DD HH24:MI') as next
        from {one_on_one_series} s join {employee} o on o.id = s.organiser_id join {employee} p on p.id = s.partner_id
        where s.archived_at is null order by 1`,
    ),
  );

/** How the 1:1s of ravi and asha stand once what the day brings about was done. */
const states = () =>
  acme.company.asProduct(async (context) => {
    await tendSeries(context);
    const rows = await context.rows<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from {one_on_one_meeting} where series_id = ${seriesId} group by status`,
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  });

test("a leaver's reviews to write and 1:1s with reports are shown with a person each, by name to whom they may be named", async () => {
  const asked = { moment: "EXIT", onDay: "2026-11-20", employeeId: id("ravi") } as const;
  const seen = await acme.company.as("tara", (context) => previewMove(context, asked));
  expect(seen.lines.filter(({ room }) => room === "one-on-ones" || room === "reviews")).toEqual([
    { room: "one-on-ones", label: "lifecycle.open", count: 1 },
    { room: "one-on-ones", label: "lifecycle.series", count: 1 },
    { room: "reviews", label: "lifecycle.open", count: 2 },
  ]);
  const hands = new Map(seen.hands.map(({ kind, records }) => [kind, records]));
  expect(hands.get("OneOnOne")).toEqual([{ id: seriesId, title: null }]);
  expect(hands.get("ReviewResult")).toHaveLength(2);
  const lena = (
    await acme.company.asProduct((context) =>
      context.rows<{ id: string }>(sql`select id from {review_reviewee} where employee_id = ${id("lena")}`),
    )
  )[0]!;
  journeyId = await acme.start("ravi", {
    ...{ moment: "EXIT", onDay: "2026-11-20", heirId: id("skip") },
    hands: [{ kind: "ReviewResult", id: lena.id, toId: id("otto") }],
  });
  await acme.tend();
  expect((await reviews()).map(({ manager }) => manager)).toEqual(["ravi", "ravi"]);
});

test("on the day they go over once: who gets them has the form, and meets the report at the same hour", async () => {
  world.clock.set("2026-11-21T09:00:00Z");
  await acme.tend();
  await acme.tend();
  expect(await reviews()).toEqual([
    { who: "asha", manager: "skip", forms: ["skip"] },
    { who: "lena", manager: "otto", forms: ["otto"] },
  ]);
  expect(await series()).toEqual([
    { pair: "ravi-asha", relation: "REPORTEE", next: "1 30 2026-11-17 14:30" },
    { pair: "ravi-otto", relation: "PEER", next: "1 30 2026-11-17 14:30" },
    { pair: "skip-asha", relation: "REPORTEE", next: "1 30 2026-11-24 14:30" },
  ]);
  expect((await acme.journey("tara", journeyId)).hands.map(({ kind, toName, given }) => [kind, toName, given])).toEqual(
    [
      ["OneOnOne", "skip", 1],
      ["ReviewResult", "otto", 1],
      ["ReviewResult", "skip", 1],
    ],
  );
  expect(await states()).toEqual({ NOT_STARTED: 1, DISABLED: expect.any(Number) as number });
  const scheduled = await acme.company.asProduct((context) =>
    context.rows<{ inNameOf: string }>(
      sql`select payload ->> 'inNameOf' as "inNameOf" from {outbox} where name = 'one-on-ones.scheduled'
        and payload ->> 'partnerId' = ${id("asha")} and payload ? 'inNameOf'`,
    ),
  );
  expect(scheduled).toEqual([{ inNameOf: id("skip") }]);
});

test("taken back, the reviews are written by whom they were, with their words, and the new series ends", async () => {
  world.clock.set("2026-11-25T09:00:00Z");
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect(await reviews()).toEqual([
    { who: "asha", manager: "ravi", forms: ["ravi"] },
    { who: "lena", manager: "ravi", forms: ["ravi"] },
  ]);
  expect((await series()).map(({ pair }) => pair)).toEqual(["ravi-asha", "ravi-otto"]);
  expect(await states()).toEqual({ NOT_STARTED: expect.any(Number) as number, CANCELLED: 1 });
});

test("who meets the report already begins nothing, and nobody is given the review of themselves", async () => {
  await meetings.schedule("skip", "asha", { start: "2026-11-27T10:00" });
  const [asha] = await acme.company.asProduct((context) =>
    context.rows<{ id: string }>(sql`select id from {review_reviewee} where employee_id = ${id("asha")}`),
  );
  const again = await acme.start("ravi", {
    ...{ moment: "EXIT", onDay: "2026-12-01", heirId: id("skip") },
    hands: [{ kind: "ReviewResult", id: asha!.id, toId: id("asha") }],
  });
  world.clock.set("2026-12-02T09:00:00Z");
  await acme.tend();
  expect((await acme.journey("tara", again)).hands.map(({ kind, toName, given }) => [kind, toName, given])).toEqual([
    ["OneOnOne", "skip", 0],
    ["ReviewResult", "asha", 0],
    ["ReviewResult", "skip", 1],
  ]);
  expect((await reviews())[0]).toEqual({ who: "asha", manager: "ravi", forms: ["ravi"] });
});

test("who gets records of several kinds is told how many of each, in their language", async () => {
  const to = id("skip");
  await acme.company.asProduct((context) => context.rows(sql`update {employee} set language = 'de' where id = ${to}`));
  const [told] = await acme.company.asProduct(async (context) => {
    const journey = (await journeyTold(context, journeyId))!;
    const kinds = [
      { what: "OneOnOne", count: 7 },
      { what: "ReviewResult", count: 6 },
    ];
    return addressed(context, journey, [{ to, kind: "handed-over", what: "ALL", count: 13, kinds, records: ["Asha"] }]);
  });
  expect(told!.params["named"]).toBe("1:1-Reihen mit Unterstellten: 7\nZu schreibende Beurteilungen: 6");
});

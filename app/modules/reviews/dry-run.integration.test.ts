import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { addDays } from "#app/platform/time/days.ts";
import { readSettings, type CycleSettings } from "./domain/cycle-settings.ts";
import { dryDay, dryPerson } from "./domain/dry-run.ts";
import { planCycle, tellingsOf, type CyclePlan, type PlannedTelling } from "./domain/plan-cycle.ts";
import { reviewNotices } from "./notices.ts";
import { planAhead } from "./queries/dry-run.ts";
import { peopleOfCycle } from "./queries/cycle-people.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { wizardInput, wizardPage } from "./queries/wizard-page.ts";
import { tendCycles } from "./use-cases/tend-cycles.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
const start = "2026-03-02";
const asked = {
  reviewers: { providers: ["SELF", "UPWARD", "MANAGER"] },
  timelines: {
    SELF: { startsOn: start, endsOn: "2026-03-10" },
    UPWARD: { startsOn: "2026-03-05", endsOn: "2026-03-12" },
    MANAGER: { startsOn: "2026-03-11", endsOn: "2026-03-13" },
  },
  reminders: { atLaunch: true, daysBefore: [7, 2] },
  calibration: { on: false },
  sharing: { mode: "AUTO", offsetDays: 3 },
};

beforeAll(async () => {
  world = await createWorld({ now: `${start}T09:00:00Z` });
  acme = await (
    await world.company("acme")
  )
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena")
    .employee("nia", { joinedOn: "2026-03-24" })
    .reportsTo("ravi")
    .employee("omar", { joinedOn: "2026-04-02" })
    .reportsTo("ravi")
    .build();
});
afterAll(() => world.close());

const lines = (tellings: readonly Pick<PlannedTelling, "on" | "kind" | "to">[]) =>
  [...new Set(tellings.map(({ on, kind, to }) => `${on} ${kind} ${to}`))].sort();
const kinds: Readonly<Record<string, PlannedTelling["kind"]>> = {
  opened: "OPENS",
  reminded: "REMINDER",
  shared: "SHARED",
};

/** What the events since the last look tell people. */
async function toldSince(seen: Set<string>, on: string): Promise<Pick<PlannedTelling, "on" | "kind" | "to">[]> {
  return acme.asProduct(async (context) => {
    const events = await context.rows<{ id: string; type: string; payload: Record<string, unknown> }>(
      sql`select id, name as type, payload from {outbox} where name like 'reviews.%' order by id`,
    );
    const told = [];
    for (const event of events.filter(({ id }) => !seen.has(id))) {
      seen.add(event.id);
      for (const { kind, recipientId } of (await reviewNotices[event.type]?.(context, event as never)) ?? [])
        told.push({ on, kind: kinds[kind.replace(/-(self|several)$/, "")]!, to: recipientId });
    }
    return told;
  });
}

type Lived = { cycleId: string; plan: CyclePlan; settings: CycleSettings; from: string; to: string };

/** What people are told from one day to another; as many forms are open as the plan says, and nobody is late. */
async function lived({ cycleId, plan, settings, from, to }: Lived) {
  const happened = [];
  const seen = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    world.clock.set(`${day}T09:00:00Z`);
    await acme.asProduct(tendCycles);
    happened.push(...(await toldSince(seen, day)));
    // A form is submitted on the evening of its last day.
    await acme.asProduct(async (context) => {
      const [open] = await context.rows<{ count: number }>(
        sql`select count(*)::int as count from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
          where r.cycle_id = ${cycleId} and f.opens_on <= ${day}::date and f.status <> 'SUBMITTED'`,
      );
      expect(open!.count, day).toBe(dryDay(settings, plan, day).open);
      await context.rows(
        sql`update {review_form} f set status = 'SUBMITTED', submitted_at = now() where f.due_on = ${day}::date`,
      );
    });
  }
  return happened;
}

test("what the dry run says of each day and person is what happens", async () => {
  const reviews = await new ReviewWorld(acme).open();
  const settings = readSettings(asked);
  const plan = await acme.asProduct(async (context) => {
    const cycle = { id: context.newId(), settings, periodStartsOn: "2026-01-01", periodEndsOn: "2026-12-31" };
    return planCycle(settings, await peopleOfCycle(context, cycle, { day: context.today() }));
  });
  const cycleId = await reviews.cycle(["skip", "ravi", "asha", "lena"], asked);
  const happened = await lived({ cycleId, plan, settings, from: start, to: "2026-03-20" });
  expect(happened.length).toBeGreaterThan(10);
  // Only who has a manager has a result to share.
  const led = new Set(plan.reviewees.filter(({ managerId }) => managerId).map(({ employeeId }) => employeeId));
  const said = tellingsOf(settings, plan.forms).filter(({ kind, to }) => kind !== "SHARED" || led.has(to));
  expect(lines(happened)).toEqual(lines(said));
});

test("what triggers bring about within the coming weeks is what the dry run of the cycle said before its launch", async () => {
  world.clock.set("2026-03-23T09:00:00Z");
  const again = {
    ...asked,
    details: { kind: "CONTINUOUS", trigger: "PROBATION_CHECKIN", afterDays: [3, 10] },
    timelines: { SELF: { fromDay: 0, toDay: 5 }, UPWARD: { fromDay: 0, toDay: 5 }, MANAGER: { fromDay: 2, toDay: 6 } },
  };
  const settings = readSettings(again);
  const plan = await acme.asProduct(async (context) =>
    planAhead(context, {
      ...{ id: context.newId(), settings, periodStartsOn: "2026-01-01", periodEndsOn: "2026-12-31" },
    }),
  );
  const reviews = await new ReviewWorld(acme).open();
  const cycleId = await reviews.cycle([], again);
  expect(plan.reviewees.map(({ anchorOn }) => anchorOn).sort()).toEqual([
    ...["2026-03-27", "2026-04-03", "2026-04-05", "2026-04-12"],
  ]);
  await acme.asProduct((context) =>
    context.rows(sql`update {review_cycle} set state = 'CANCELLED' where id <> ${cycleId}`),
  );
  await acme.asProduct((context) => context.rows(sql`delete from {outbox}`));
  const to = "2026-04-25";
  const happened = await lived({ cycleId, plan, settings, from: "2026-03-23", to });
  expect(happened.length).toBeGreaterThan(10);
  expect(lines(happened)).toEqual(lines(tellingsOf(settings, plan.forms)));
});

test("as somebody one sees what they will be asked, and when", () => {
  const settings = readSettings(asked);
  const person = {
    ...{ dottedLineId: null, orgUnitId: null, hasGrade: true, hasGoals: true, elsewhere: false, anchorOn: start },
  };
  const plan = planCycle(settings, [
    { ...person, id: "ravi", managerId: null, reportIds: ["asha"] },
    { ...person, id: "asha", managerId: "ravi", reportIds: [] },
  ]);
  const on = (day: string) =>
    dryPerson(settings, plan, { id: "asha", day }).forms.map(({ provider, standing }) => `${provider} ${standing}`);
  expect(on(start).sort()).toEqual(["SELF OPEN", "UPWARD LATER"]);
  expect(on("2026-03-11").sort()).toEqual(["SELF OVERDUE", "UPWARD OPEN"]);
  expect(dryPerson(settings, plan, { id: "asha", day: "2026-03-05" }).told).toEqual([
    { kind: "OPENS", provider: "UPWARD" },
  ]);
});

test("a dry run as anybody is for who runs reviews alone, sends and writes nothing, and names no peer", async () => {
  await acme.employee("rae").admin("REVIEW_ADMIN").build();
  const reviews = await new ReviewWorld(acme).open();
  const cycleId = await reviews.cycle(["asha"], asked, "Dry");
  await acme.asProduct((context) =>
    context.rows(sql`update {review_cycle} set state = 'DRAFT', launched_at = null where id = ${cycleId}`),
  );
  const events = () =>
    acme.asProduct(
      async (context) => (await context.rows(sql`select from {outbox} where name like 'reviews.%'`)).length,
    );
  const before = await events();
  const input = wizardInput.parse({
    reviewId: cycleId,
    step: "summary",
    as: acme.id("ravi"),
    day: world.clock.now().toISOString().slice(0, 10),
  });
  const look = (who: string) => acme.as(who, (context) => wizardPage(context, input), { readOnly: true });
  const { dryRun } = await look("rae");
  expect(dryRun?.person?.who.name).toBe("ravi");
  expect(await events()).toBe(before);
  for (const who of ["ravi", "asha"]) await expect(look(who)).rejects.toMatchObject({ status: 404 });
});

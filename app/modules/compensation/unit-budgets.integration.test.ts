import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { changeAssignment, changeAssignmentInput } from "#app/modules/people/use-cases/change-assignment.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { readBudgets } from "./data/budget-record.ts";
import { creationPage, creationPageInput } from "./queries/creation-page.ts";
import { budgetsSeen } from "./queries/budgets-seen.ts";
import { readCycle } from "./data/cycle-record.ts";
import { basePay, launchedCycle, payPeople, speechOf } from "./testing/compensation-world.ts";
import { launchCycle } from "./use-cases/launch-cycle.ts";
import { chooseGuideline, createCycle, saveCycle, saveCycleInput } from "./use-cases/save-cycle.ts";
import { releaseHoldback } from "./use-cases/release-holdback.ts";
import { saveRaises } from "./use-cases/save-raises.ts";
import { saveUnitBudgets, saveUnitBudgetsInput } from "./use-cases/save-unit-budgets.ts";

let world: World;
let acme: Company;
const sellers = ["asha", "omar"];
const makers = ["lena", "juan"];
let units: { sales: string; tech: string };

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("ravi").reportsTo("top");
  for (const name of [...sellers, ...makers]) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN", "PLATFORM_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, [...sellers, ...makers]);
  units = { sales: crypto.randomUUID(), tech: crypto.randomUUID() };
  await acme.asProduct(async (context) => {
    for (const [name, id] of Object.entries(units))
      await context.rows(sql`insert into {org_unit} (id, name) values (${id}, ${name})`);
  });
  for (const name of sellers) await assign(name, "ORG_UNIT", units.sales, "2026-01-01");
  for (const name of makers) await assign(name, "ORG_UNIT", units.tech, "2026-01-01");
});
afterAll(() => world.close());

const assign = (name: string, kind: string, value: string, from: string) =>
  acme.as("hr", (context) =>
    changeAssignment(context, changeAssignmentInput.parse({ employeeId: acme.id(name), kind, from, value })),
  );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

async function draft(changes: object = {}): Promise<string> {
  const { cycleId } = await acme.as("hr", (context) =>
    createCycle(context, { name: "Units", currency: "EUR", effectiveOn: "2027-01-01" }),
  );
  const save = saveCycleInput.parse({
    ...{ cycleId, name: "Units", effectiveOn: "2027-01-01", publisherId: acme.id("hr"), budgetMode: "HARD" },
    ...{ budget: 3, approvers: 1, proration: "MONTHS", letters: "AT_PUBLISH", ...changes },
  });
  await acme.as("hr", (context) => saveCycle(context, save));
  await acme.as("hr", (context) => chooseGuideline(context, { cycleId, guidelineType: "NONE", clear: false }));
  return cycleId;
}
const give = (cycleId: string, given: Record<string, string>, by = "hr") =>
  acme.as(by, (context) =>
    saveUnitBudgets(
      context,
      saveUnitBudgetsInput.parse({
        cycleId,
        units: Object.entries(given).map(([unitId, text]) => ({ unitId, given: text })),
      }),
    ),
  );
const page = (cycleId: string, input: object) =>
  acme.as("hr", (context) =>
    creationPage(context, creationPageInput.parse({ compensationCycleId: cycleId, ...input }), speechOf(world)),
  );
const budgets = async (cycleId: string) => {
  const all = await acme.asProduct((context) => readBudgets(context, cycleId));
  return Object.fromEntries([...all.values()].map(({ name, allocated }) => [name, allocated]));
};
const company = Math.round((4 * basePay + 4 * 100 + 200) * 0.03);

test("a unit has what it is given by hand, the others the rest, and the launch keeps both", async () => {
  const cycleId = await draft();
  await give(cycleId, { [units.sales]: "5,000" });
  const { unitBudgets } = await page(cycleId, { step: "budgets" });
  expect(unitBudgets!.units.map(({ name, people, byHand }) => ({ name, people, byHand }))).toEqual([
    { name: "sales", people: 2, byHand: { amount: 5_000_00 } },
    { name: "tech", people: 2, byHand: null },
  ]);
  await acme.as("hr", (context) => launchCycle(context, { cycleId }));
  const given = await budgets(cycleId);
  expect(given).toMatchObject({ sales: 5_000_00 });
  expect(given["sales"]! + given["tech"]!).toBe(given[acme.tenant.name]);
  const mine = await acme.as("ravi", async (context) =>
    budgetsSeen(context, await readCycle(context, cycleId), { seen: sql`true`, mayManage: false, changes: [] }),
  );
  const share = mine.find(({ kind }) => kind === "MINE")!;
  expect(Math.abs(share.allocated - given[acme.tenant.name]!)).toBeLessThan(4 * 60_00);
});

test("what exceeds the unit above is refused where budgets are hard, and saved with a word where they are soft", async () => {
  const hard = await draft();
  const much = { [units.sales]: "4000", [units.tech]: "4000" };
  expect(await refusal(give(hard, much))).toBe("compensation.unit-budget-over");
  expect(await refusal(give(hard, { [units.sales]: "3.1 %", [units.tech]: "2.9 %" }))).toBe("done");
  expect(await refusal(give(hard, { [hard]: "100" }))).toBe("compensation.unit-budget-below");
  expect(await refusal(give(hard, { [units.sales]: "lots" }))).toBe("compensation.unit-budget");
  const soft = await draft({ budgetMode: "SOFT" });
  expect(await refusal(give(soft, much))).toBe("done");
  const { dryRun } = await page(soft, { step: "launch" });
  expect(dryRun!.exceeded).toEqual([acme.tenant.name]);
  expect(await refusal(acme.as("hr", (context) => launchCycle(context, { cycleId: soft })))).toBe("done");
  expect(await budgets(soft)).toMatchObject({ sales: 4_000_00, tech: 4_000_00 });
});

test("a launch refuses hard budgets that were exceeded since, until they fit", async () => {
  const cycleId = await draft();
  await give(cycleId, { [units.sales]: "5000" });
  const lower = { cycleId, name: "Units", effectiveOn: "2027-01-01", publisherId: acme.id("hr"), budgetMode: "HARD" };
  const save = saveCycleInput.parse({ ...lower, budget: 1, approvers: 1, proration: "MONTHS", letters: "AT_PUBLISH" });
  await acme.as("hr", (context) => saveCycle(context, save));
  const launch = () => refusal(acme.as("hr", (context) => launchCycle(context, { cycleId })));
  expect(await launch()).toBe("compensation.launch-budgets");
  await give(cycleId, { [units.sales]: "" });
  expect(await launch()).toBe("done");
  expect(await refusal(give(cycleId, { [units.sales]: "1" }))).toBe("compensation.launched");
});

test("from the bottom up the company has what its units come to", async () => {
  const cycleId = await draft({ budgetFlow: "UP" });
  await give(cycleId, { [units.sales]: "9000" });
  await acme.as("hr", (context) => launchCycle(context, { cycleId }));
  const given = await budgets(cycleId);
  expect(given[acme.tenant.name]).toBe(9_000_00 + given["tech"]!);
  expect(given[acme.tenant.name]).toBeGreaterThan(company);
});

test("what is held back of hard budgets can be given once it is released, by who administers", async () => {
  const cycleId = await draft({ holdback: 50 });
  await acme.as("hr", (context) => launchCycle(context, { cycleId }));
  const id = await acme.asProduct(async (context) => {
    const [row] = await context.rows<{ id: string }>(
      sql`select id from {compensation_member} where cycle_id = ${cycleId} and employee_id = ${acme.id("asha")}`,
    );
    return row!.id;
  });
  const cell = () =>
    acme.as("ravi", async (context) => {
      const cells = [{ memberId: id, raise: "5 %", reason: "", version: 1 }];
      return (await saveRaises(context, { cycleId, cells })).results[0]!.outcome;
    });
  expect(await cell()).toBe("OVER_BUDGET");
  expect(await refusal(acme.as("ravi", (context) => releaseHoldback(context, { cycleId })))).not.toBe("done");
  expect(await refusal(acme.as("hr", (context) => releaseHoldback(context, { cycleId })))).toBe("done");
  expect(await cell()).toBe("SAVED");
  expect(await refusal(acme.as("hr", (context) => releaseHoldback(context, { cycleId })))).toBe(
    "compensation.nothing-held-back",
  );
});

test("only who administers the cycle gives budgets, to units that are in it, and amounts stay sealed", async () => {
  const cycleId = await draft();
  for (const by of ["ravi", "asha"]) expect(await refusal(give(cycleId, { [units.sales]: "1" }, by))).not.toBe("done");
  expect(await refusal(give(cycleId, { [crypto.randomUUID()]: "1" }))).toBe("platform.not-found");
  await give(cycleId, { [units.sales]: "1717.17" });
  const traces = await acme.asProduct((context) =>
    context.rows<{ found: number }>(
      sql`select (select count(*) from {compensation_cycle} c where c::text like '%171717%' or c::text like '%1717.17%')::int
        + (select count(*) from {audit_entry} a where a::text like '%171717%' or a::text like '%1717.17%')::int
        + (select count(*) from {outbox} o where o::text like '%171717%' or o::text like '%1717.17%')::int as found`,
    ),
  );
  expect(traces[0]!.found).toBe(0);
  expect((await page(cycleId, { step: "budgets" })).unitBudgets!.units[0]!.byHand).toEqual({ amount: 1_717_17 });
});

test("leave of the year shortens it where the company says so, in words that stand beside each amount", async () => {
  await assign("juan", "STATUS", "ON_LEAVE", "2026-03-01");
  await assign("juan", "STATUS", "ACTIVE", "2026-06-01");
  const kept = await page(await draft(), { step: "launch" });
  expect(kept.dryRun!.onLeave).toEqual([]);
  const cycleId = await draft({ leave: "PRORATE", leaveDays: 30 });
  const { dryRun } = await page(cycleId, { step: "launch" });
  expect(dryRun!.onLeave).toEqual([{ name: "juan", part: { numerator: 9, denominator: 12 }, leave: 3 }]);
  const long = await page(await draft({ leave: "PRORATE", leaveDays: 93 }), { step: "launch" });
  expect(long.dryRun!.onLeave).toEqual([]);
});

test("the dry run shows each mail as its reader will get it, and its params are those of the notice", async () => {
  const cycleId = await draft({ proposeBy: "2026-12-10", letters: "BY_MANAGER" });
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${acme.id("ravi")}`),
  );
  const { dryRun } = await page(cycleId, { step: "launch", mail: "plan" });
  expect(dryRun!.mails.all.map(({ kind, on, count }) => [kind, on, count])).toEqual([
    ["plan", null, 1],
    ["plan-soon", "2026-12-08", 1],
    ["review", null, 2],
    ["sent-back", null, 1],
    ["reassigned", null, 1],
    ["budget-changed", null, 2],
    ["release", null, 1],
    ["letter", null, 4],
    ["withdrawn", null, 4],
  ]);
  const today = await acme.as("hr", (context) => Promise.resolve(context.today()));
  const late = await page(await draft({ proposeBy: today }), { step: "launch" });
  expect(late.dryRun!.mails.all.map(({ kind }) => kind)).not.toContain("plan-soon");
  const open = dryRun!.mails.open!;
  expect(open).toMatchObject({ kind: "plan", language: "de", readerId: acme.id("ravi") });
  const by = Date.parse("2026-12-10T12:00:00Z");
  expect(open.subject).toBe(`de compensation:notifications.plan ${JSON.stringify({ cycle: "Units", due: "yes", by })}`);
  expect(open.text).toContain("de compensation:mails.plan");
  const letter = await page(cycleId, { step: "launch", mail: "letter", to: acme.id("omar") });
  expect(letter.dryRun!.mails.open).toMatchObject({ language: "en", readerId: acme.id("omar") });
  await acme.as("hr", (context) => launchCycle(context, { cycleId }));
  const { line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  expect((await line("asha")).proposerId).toBe(acme.id("ravi"));
});

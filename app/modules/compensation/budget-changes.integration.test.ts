import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBudgets } from "./data/budget-record.ts";
import { compensationNotices } from "./notices.ts";
import { creationPage, creationPageInput } from "./queries/creation-page.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { launchedCycle, payPeople, speechOf } from "./testing/compensation-world.ts";
import { changeBudgets, changeBudgetsInput } from "./use-cases/change-budgets.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const sellers = ["asha", "omar", "zoe", "kim", "ana"];
const makers = ["lena", "juan", "mia", "tom", "eva"];
const units = { sales: crypto.randomUUID(), tech: crypto.randomUUID() };

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("ravi").reportsTo("top").employee("mei").reportsTo("top");
  for (const name of sellers) acme.employee(name).reportsTo("ravi");
  for (const name of makers) acme.employee(name).reportsTo("mei");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, [...sellers, ...makers]);
  await acme.asProduct(async (context) => {
    for (const [name, id] of Object.entries(units)) {
      await context.rows(sql`insert into {org_unit} (id, name) values (${id}, ${name})`);
      for (const who of name === "sales" ? sellers : makers)
        await context.rows(sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
          values (${crypto.randomUUID()}, ${acme.id(who)}, 'ORG_UNIT', ${id}, '[2024-01-01,)', now())`);
    }
  });
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
type Change = { above?: "KEEP" | "GROW"; reason?: string; by?: string };
const give = (
  cycleId: string,
  given: Record<string, string>,
  { above = "KEEP", reason = "More people", by = "hr" }: Change = {},
) =>
  acme.as(by, (context) =>
    changeBudgets(
      context,
      changeBudgetsInput.parse({
        ...{ cycleId, above, reason },
        units: Object.entries(given).map(([unitId, text]) => ({ unitId, given: text })),
      }),
    ),
  );
const launched = (changes: object = {}) => launchedCycle(acme, { by: "hr", rated: [], linked: false, changes });
const budgets = async (cycleId: string) => {
  const all = await acme.asProduct((context) => readBudgets(context, cycleId));
  return Object.fromEntries([...all.values()].map(({ name, allocated }) => [name, allocated]));
};
const raise = (by: string, cycleId: string, memberId: string, percent: string, version = 1) =>
  acme.as(by, async (context) => {
    const cells = [{ memberId, raise: percent, reason: "", version }];
    return (await saveRaises(context, { cycleId, cells })).results[0]!.outcome;
  });
const told = async (cycleId: string) => {
  const [event] = await acme.asProduct((context) =>
    context.rows<{ payload: { cycleId: string; stakeholderIds: string[] } }>(
      sql`select payload from {outbox} where name = 'compensation.budgets-changed'
        and payload->>'cycleId' = ${cycleId} order by recorded_at desc, id desc limit 1`,
    ),
  );
  const notices = await acme.asProduct((context) =>
    compensationNotices["compensation.budgets-changed"]!(context, {
      actorId: acme.id("hr"),
      payload: event!.payload,
    } as never),
  );
  return notices.map(({ recipientId, kind }) => [recipientId, kind]).toSorted();
};

test("within what is above it a unit takes from the others, who are all told; spent and history stay with it", async () => {
  const { cycleId, line } = await launched();
  expect(await raise("ravi", cycleId, (await line("asha")).id, "4 %")).toBe("SAVED");
  const before = await budgets(cycleId);
  const company = acme.tenant.name;
  await give(cycleId, { [units.sales]: "10000" });
  const after = await budgets(cycleId);
  expect(after).toEqual({ [company]: before[company], sales: 10_000_00, tech: before[company]! - 10_000_00 });
  const all = ["ravi", "mei", "top"].map((name) => [acme.id(name), "budget-changed"]);
  expect(await told(cycleId)).toEqual(all.toSorted());
  // A cell saved afterwards keeps what became of the budget.
  expect(await raise("ravi", cycleId, (await line("omar")).id, "4 %")).toBe("SAVED");
  const page = await acme.as("hr", (context) =>
    creationPage(context, creationPageInput.parse({ compensationCycleId: cycleId, step: "budgets" }), speechOf(world)),
  );
  expect(page.budgetChanges.map(({ unit, by, from, to, reason }) => [unit, by, from, to, reason]).toSorted()).toEqual([
    ["sales", "hr", before["sales"], 10_000_00, "More people"],
    ["tech", "hr", before["tech"], after["tech"], "More people"],
  ]);
  expect(page.unitBudgets!.units.map(({ name, proposed }) => [name, proposed])).toEqual([
    ["sales", 4_800_04],
    ["tech", 0],
  ]);
  const planned = await acme.as("ravi", (context) =>
    planningPage(context, "all-reports", planningPageInput.parse({ cycle: cycleId })),
  );
  expect(planned.budgets.find(({ kind }) => kind === "MINE")).toMatchObject({
    allocated: 10_000_00,
    changed: { reason: "More people" },
  });
});

test("new money raises the company's budget, and only who plans with it is told", async () => {
  const { cycleId, line } = await launched();
  const asha = await line("asha");
  expect(await raise("ravi", cycleId, asha.id, "20 %")).toBe("OVER_BUDGET");
  const before = await budgets(cycleId);
  await give(cycleId, { [units.sales]: "15000" }, { above: "GROW" });
  const after = await budgets(cycleId);
  const more = 15_000_00 - before["sales"]!;
  expect(after).toEqual({
    sales: 15_000_00,
    tech: before["tech"],
    [acme.tenant.name]: before[acme.tenant.name]! + more,
  });
  expect(await told(cycleId)).toEqual(["ravi", "top"].map((name) => [acme.id(name), "budget-changed"]).toSorted());
  expect(await raise("ravi", cycleId, asha.id, "20 %")).toBe("SAVED");
});

test("a hard budget never comes to less than is proposed, nor to more than is above it; a soft one does", async () => {
  const { cycleId, line } = await launched();
  const asha = await line("asha");
  expect(await raise("ravi", cycleId, asha.id, "10 %")).toBe("SAVED");
  expect(await refusal(give(cycleId, { [units.sales]: "5000" }))).toBe("compensation.unit-budget-proposed");
  expect(await refusal(give(cycleId, { [units.tech]: "15000" }))).toBe("compensation.unit-budget-proposed");
  expect(await refusal(give(cycleId, { [cycleId]: "1 %" }))).toBe("compensation.unit-budget-proposed");
  expect(await refusal(give(cycleId, { [units.sales]: "99999999" }))).toBe("compensation.unit-budget-over");
  expect(await refusal(give(cycleId, { [units.sales]: "6000" }))).toBe("done");
  expect(await refusal(give(cycleId, { [units.sales]: "6000" }))).toBe("compensation.budget-unchanged");
  const soft = await launched({ budgetMode: "SOFT" });
  expect(await raise("ravi", soft.cycleId, (await soft.line("asha")).id, "10 %")).toBe("SAVED");
  expect(await refusal(give(soft.cycleId, { [units.sales]: "5000" }))).toBe("done");
});

test("many at once, changes of budgets among them, never exceed a hard budget", async () => {
  const { cycleId, line } = await launched();
  const lines = await Promise.all(sellers.map(line));
  const work = lines.map(({ id }) => raise("ravi", cycleId, id, "4 %"));
  const changes = ["4900", "7000", "9100"].map((amount) => refusal(give(cycleId, { [units.sales]: amount })));
  await Promise.all([...work, ...changes]);
  const all = await acme.asProduct((context) => readBudgets(context, cycleId));
  for (const { allocated, spent } of all.values()) expect(spent).toBeLessThanOrEqual(allocated);
});

test("only who administers the cycle changes budgets, in a cycle that is open, with a reason that stays sealed", async () => {
  const { cycleId } = await launched();
  for (const by of ["ravi", "top", "asha"])
    expect(await refusal(give(cycleId, { [units.sales]: "1" }, { by }))).toBe("platform.not-found");
  expect(await refusal(give(cycleId, { [crypto.randomUUID()]: "1" }))).toBe("platform.not-found");
  expect(changeBudgetsInput.safeParse({ cycleId, reason: "", units: [{ unitId: cycleId, given: "1" }] }).success).toBe(
    false,
  );
  await give(cycleId, { [units.sales]: "1717.17" }, { reason: "Kestrel gets 1717.17" });
  const [traces] = await acme.asProduct((context) =>
    context.rows<{ found: number }>(
      sql`select (select count(*) from {compensation_cycle} c where c::text ~ 'Kestrel|1717')::int
        + (select count(*) from {compensation_budget} b where b::text ~ 'Kestrel|1717')::int
        + (select count(*) from {audit_entry} a where a::text ~ 'Kestrel|1717')::int
        + (select count(*) from {outbox} o where o::text ~ 'Kestrel|1717')::int as found`,
    ),
  );
  expect(traces!.found).toBe(0);
  await acme.asProduct((context) =>
    context.rows(sql`update {compensation_cycle} set state = 'PUBLISHED' where id = ${cycleId}`),
  );
  expect(await refusal(give(cycleId, { [units.sales]: "2000" }))).toBe("compensation.closed");
});

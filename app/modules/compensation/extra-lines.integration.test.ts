import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBudgets } from "./data/budget-record.ts";
import { readMembers } from "./data/member-record.ts";
import { payOf, payOn } from "./data/pay-record.ts";
import { costsOf, pots } from "./domain/pay-lines.ts";
import { potOf } from "./domain/spending.ts";
import { handOver } from "./queries/hand-over.ts";
import { letterFile } from "./queries/letter-file.ts";
import { memberSheet } from "./queries/member-sheet.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { recommendationsOf } from "./queries/recommendations.ts";
import { readCycle } from "./data/cycle-record.ts";
import { basePay, launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { publishCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises, saveRaisesInput } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena", "juan", "kira"];
const lines = { promotion: "OWN", promotionBudget: 1, adjustment: "WITHIN" };

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("sales").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const save = (cycleId: string, cells: object[]) =>
  acme.as("ravi", (context) => saveRaises(context, saveRaisesInput.parse({ cycleId, cells })));

/** All pots of all nodes hold exactly what lines below them cost, and no hard one more than it has. */
async function reconciled(cycleId: string): Promise<void> {
  await acme.asProduct(async (context) => {
    const { settings } = await readCycle(context, cycleId);
    const members = await readMembers(context, sql`m.cycle_id = ${cycleId}`);
    for (const budget of (await readBudgets(context, cycleId)).values())
      for (const pot of pots) {
        const { allocated, spent } = potOf(budget, pot);
        expect(spent).toBe(members.reduce((sum, { proposal }) => sum + costsOf(proposal, settings)[pot], 0));
        expect(spent).toBeLessThanOrEqual(allocated);
      }
  });
}

test("promotions come out of their own budget, adjustments out of the one for raises, and both keep to it", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team, changes: lines });
  const [asha, omar, lena] = [await line("asha"), await line("omar"), await line("lena")];
  const promotion = { title: "Lead engineer", gradeId: null, amount: "4 %" };
  const { results } = await save(cycleId, [
    { memberId: asha.id, raise: "3 %", version: 1, promotion },
    { memberId: omar.id, raise: "", version: 1, promotion: { ...promotion, amount: "1.5 %" } },
    { memberId: lena.id, raise: "2 %", version: 1, adjustment: { amount: "1200", reason: "Parity" } },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["SAVED", "OVER_BUDGET", "SAVED"]);
  expect(results[0]).toMatchObject({ raise: 1_800_00, promotion: { title: "Lead engineer", amount: 2_400_00 } });
  expect(results[2]).toMatchObject({ raise: 1_200_04, adjustment: { amount: 1_200_00, reason: "Parity" } });
  await reconciled(cycleId);
  const recommended = await acme.asProduct(async (context) =>
    recommendationsOf(context, await readCycle(context, cycleId)),
  );
  const root = [...(await acme.asProduct((context) => readBudgets(context, cycleId))).values()][0]!;
  expect([...recommended.values()].reduce((sum, { cost }) => sum + cost, 0)).toBe(root.allocated - 1_200_00);
  const refused = await save(cycleId, [
    { memberId: omar.id, raise: "", version: 1, promotion: { ...promotion, title: " " } },
    { memberId: asha.id, raise: "3 %", version: 2, adjustment: { amount: "500", reason: "" } },
    { memberId: lena.id, raise: "2 %", version: 2, adjustment: { amount: "many", reason: "Parity" } },
  ]);
  expect(refused.results.map(({ outcome }) => outcome)).toEqual(["TITLE_NEEDED", "ADJUSTMENT_REASON", "MALFORMED"]);
  const taken = await save(cycleId, [
    { memberId: asha.id, raise: "3 %", version: 2, promotion: null },
    { memberId: lena.id, raise: "2.5 %", version: 2 },
  ]);
  expect(taken.results).toMatchObject([{ promotion: null }, { adjustment: { amount: 1_200_00 } }]);
  await reconciled(cycleId);
});

test("a cycle without these lines refuses them", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const asha = await line("asha");
  const promotion = { title: "Lead", amount: "1" };
  const { results } = await save(cycleId, [{ memberId: asha.id, raise: "1 %", version: 1, promotion }]);
  expect(results[0]!.outcome).toBe("NOT_OFFERED");
});

test("pay, letter and payroll's file say the same whole, line by line, and nothing of it stands in words anywhere", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes: lines });
  const asha = await line("asha");
  await save(cycleId, [
    {
      memberId: asha.id,
      raise: "1211.21",
      version: 1,
      promotion: { title: "Osprey principal", amount: "1212.12" },
      adjustment: { amount: "313.13", reason: "Osprey parity" },
    },
  ]);
  const whole = 1_211_21 + 1_212_12 + 313_13;
  const { history } = await acme.as("ravi", (context) => memberSheet(context, asha.id));
  expect(history[0]).toMatchObject({ after: whole, promotion: { amount: 1_212_12 }, adjustment: { amount: 313_13 } });
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  const paid = await acme.asProduct((context) => payOf(context, [acme.id("asha")]));
  expect(payOn(paid.get(acme.id("asha")), "2027-01-01").get("BASE")!.amount).toBe(basePay + whole);
  expect(await acme.as("hr", (context) => handOver(context, cycleId))).toMatchObject([
    {
      before: basePay,
      after: basePay + whole,
      merit: 1_211_21,
      promotion: 1_212_12,
      adjustment: 313_13,
      newTitle: "Osprey principal",
    },
  ]);
  const [letter] = (await acme.as("asha", (context) => myRewards(context))).letters;
  expect(letter).toMatchObject({ before: basePay, after: basePay + whole });
  const { bytes } = await acme.as("asha", (context) => letterFile(context, letter!.id, "https://acme.test/verify"));
  const verified = await verifyFile(bytes);
  expect(verified.state).toBe("VALID");
  const tables = await acme.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${acme.tenant.schemaName}`,
    ),
  );
  for (const { name } of tables) {
    const [found] = await acme.asProduct((context) =>
      context.rows<{ found: number }>(
        sql`select count(*)::int as found from ${tableNamed(name)} t
          where t::text ~ '121121|1211[.]21|1212[.]12|313[.]13|Osprey'`,
      ),
    );
    expect([name, found!.found]).toEqual([name, 0]);
  }
});

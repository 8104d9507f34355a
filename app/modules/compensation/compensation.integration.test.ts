import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBudgets } from "./data/budget-record.ts";
import { payOf, payOn } from "./data/pay-record.ts";
import { handOver } from "./queries/hand-over.ts";
import { letterFile } from "./queries/letter-file.ts";
import { memberSheet } from "./queries/member-sheet.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { launchedCycle, payPeople, basePay } from "./testing/compensation-world.ts";
import { applyRecommendations } from "./use-cases/apply-recommendations.ts";
import { applyPayImport, checkPayImport, undoPayImport } from "./use-cases/import-pay.ts";
import { acknowledgeLetter } from "./use-cases/letters.ts";
import { publishCycle, reopenCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn, sendBack } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena", "juan", "kira"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("sales").reportsTo("top").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const plan = (by: string, cycleId: string, input: object = {}) =>
  acme.as(by, (context) =>
    planningPage(
      context,
      by === "hr" ? "company" : "all-reports",
      planningPageInput.parse({ cycle: cycleId, ...input }),
    ),
  );
const save = (
  by: string,
  cycleId: string,
  cells: { memberId: string; raise: string; version: number; reason?: string }[],
) => acme.as(by, (context) => saveRaises(context, { cycleId, cells: cells.map((cell) => ({ reason: "", ...cell })) }));

test("a cycle goes from proposing over approving to pay and letters", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team });
  const page = await plan("ravi", cycleId);
  expect(page.rows.map(({ name }) => name)).toEqual([...team].sort());
  expect(page.rows[0]).toMatchObject({ base: basePay, raise: null, editable: true, rating: "Meets expectations" });
  const { applied } = await acme.as("ravi", (context) => applyRecommendations(context, { cycleId, memberIds: [] }));
  expect(applied).toBe(5);
  const [root] = [...(await acme.asProduct((context) => readBudgets(context, cycleId))).values()];
  expect(root!.spent).toBe(root!.allocated);
  expect((await plan("ravi", cycleId)).rows.reduce((sum, { raise }) => sum + raise!, 0)).toBe(root!.allocated);
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect((await plan("ravi", cycleId)).rows[0]).toMatchObject({ editable: false, turnName: "sales" });
  const asha = await line("asha");
  await acme.as("sales", (context) => sendBack(context, { cycleId, memberIds: [asha.id], reason: "Look again" }));
  expect((await plan("ravi", cycleId)).rows.find(({ name }) => name === "asha")).toMatchObject({
    sentBack: "Look again",
    editable: true,
  });
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [] }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  expect(await acme.as("hr", (context) => publishCycle(context, { cycleId }))).toMatchObject({ letters: 5 });
  const paid = await acme.asProduct((context) => payOf(context, [acme.id("asha")]));
  const raised = payOn(paid.get(acme.id("asha")), "2027-01-01").get("BASE")!.amount;
  expect(raised).toBe(basePay + asha.proposal!.raise!);
  const mine = await acme.as("asha", (context) => myRewards(context));
  expect(mine.letters).toMatchObject([{ before: basePay, after: raised, acknowledgedAt: null }]);
  const { bytes } = await acme.as("asha", (context) =>
    letterFile(context, mine.letters[0]!.id, "https://acme.test/verify"),
  );
  const verified = await verifyFile(bytes);
  expect(verified).toMatchObject({ state: "VALID", proof: { outcome: "ISSUED", signer: "asha" } });
  const changed = Buffer.from(bytes);
  changed[100]! ^= 1;
  expect((await verifyFile(changed)).state).toBe("CHANGED");
  await acme.as("asha", (context) => acknowledgeLetter(context, { letterId: mine.letters[0]!.id }));
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set external_employee_id = 'E-17' where id = ${acme.id("asha")}`),
  );
  const handed = await acme.as("hr", (context) => handOver(context, cycleId));
  expect(handed).toHaveLength(5);
  expect(handed.filter(({ employeeNumber }) => employeeNumber === "E-17").map(({ name }) => name)).toEqual(["asha"]);
  await acme.as("hr", (context) => reopenCycle(context, { cycleId, reason: "Wrong budget" }));
  const back = await acme.asProduct((context) => payOf(context, [acme.id("asha")]));
  expect(payOn(back.get(acme.id("asha")), "2027-01-01").get("BASE")!.amount).toBe(basePay);
  expect((await acme.as("asha", (context) => myRewards(context))).letters).toEqual([]);
});

test("a hard budget refuses a cell, the next is saved, and outside the guideline a reason is asked for", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team });
  const [asha, omar, lena] = [await line("asha"), await line("omar"), await line("lena")];
  const { results } = await save("ravi", cycleId, [
    { memberId: asha.id, raise: "20 %", version: 1, reason: "Promised" },
    { memberId: omar.id, raise: "3 %", version: 1 },
    { memberId: lena.id, raise: "9 %", version: 1 },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["OVER_BUDGET", "SAVED", "REASON_NEEDED"]);
  expect((await save("ravi", cycleId, [{ memberId: omar.id, raise: "2 %", version: 1 }])).results[0]).toMatchObject({
    outcome: "CHANGED",
    version: 2,
  });
  expect((await save("top", cycleId, [{ memberId: omar.id, raise: "2 %", version: 2 }])).results[0]!.outcome).toBe(
    "NOT_YOURS",
  );
});

test("pay is read by whoever plans it while the cycle is open, and by nobody else", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team });
  const asha = await line("asha");
  const sheet = (by: string, viewedBy?: string) =>
    refusal(acme.as(by, (context) => memberSheet(context, asha.id), viewedBy ? { viewedBy } : {}));
  expect(await sheet("ravi")).toBe("done");
  expect(await sheet("sales")).toBe("done");
  for (const name of ["omar", "asha", "top"]) expect(await sheet(name)).toBe("platform.not-found");
  expect(await sheet("ravi", "hr")).toBe("platform.not-found");
  expect((await plan("omar", cycleId)).rows).toEqual([]);
  await acme.asProduct((context) =>
    context.rows(sql`update {compensation_cycle} set state = 'PUBLISHED' where id = ${cycleId}`),
  );
  expect(await sheet("ravi")).toBe("platform.not-found");
  expect((await plan("ravi", cycleId)).cycles.map(({ id }) => id)).not.toContain(cycleId);
});

test("no amount stands in the database in words, nor in audit log, outbox or notices", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team });
  const canary = "1717.17";
  const asha = await line("asha");
  await save("ravi", cycleId, [{ memberId: asha.id, raise: canary, version: 1 }]);
  await plan("ravi", cycleId);
  const tables = await acme.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${acme.tenant.schemaName}`,
    ),
  );
  expect(tables.length).toBeGreaterThan(100);
  for (const { name } of tables) {
    const found = await acme.asProduct((context) =>
      context.rows<{ found: number }>(
        sql`select count(*)::int as found from ${tableNamed(name)} t
          where t::text like '%171717%' or t::text like '%1717.17%' or t::text like '%6000000%'`,
      ),
    );
    expect([name, found[0]!.found]).toEqual([name, 0]);
  }
  const seen = await acme.asProduct((context) =>
    context.rows<{ detail: { employeeIds?: string[] } }>(
      sql`select detail from {audit_entry} where action = 'compensation.view-pay' and actor_id = ${acme.id("ravi")}`,
    ),
  );
  expect(seen.at(-1)!.detail.employeeIds).toContain(acme.id("asha"));
});

test("pay is brought in by lines, looked at first and taken back", async () => {
  const lines =
    "person,component,from,amount,currency\nasha@acme.test,VARIABLE,2026-01-01,5000,EUR\nnobody@x,BASE,2026-01-01,1,EUR";
  const check = await acme.as("hr", (context) => checkPayImport(context, { lines }));
  expect(check).toMatchObject({ created: 1, refused: [{ line: 3, fault: "PERSON" }] });
  const { importId } = await acme.as("hr", (context) => applyPayImport(context, { lines }));
  const variable = async () => {
    const pay = await acme.asProduct((context) => payOf(context, [acme.id("asha")]));
    return payOn(pay.get(acme.id("asha")), "2026-06-01").get("VARIABLE")?.amount;
  };
  expect(await variable()).toBe(5_000_00);
  await acme.as("hr", (context) => undoPayImport(context, { importId }));
  expect(await variable()).toBeUndefined();
  expect(await refusal(acme.as("ravi", (context) => checkPayImport(context, { lines })))).toBe("platform.not-found");
});

test("fifty proposers at once never exceed a hard budget", async () => {
  const globex = await world.company("globex");
  globex.employee("boss").admin("COMPENSATION_ADMIN");
  const heads = Array.from({ length: 50 }, (_, at) => `head${at}`);
  for (const head of heads) globex.employee(head).reportsTo("boss").employee(`of-${head}`).reportsTo(head);
  await globex.build();
  await globex.switchOn("COMPENSATION");
  const people = heads.map((head) => `of-${head}`);
  await payPeople(globex, people);
  const { cycleId, line } = await launchedCycle(globex, { by: "boss", rated: [], linked: false });
  const lines = new Map<string, string>();
  for (const name of people) lines.set(name, (await line(name)).id);
  const outcomes = await Promise.all(
    heads.map((head) =>
      globex.as(head, async (context) => {
        const cells = [{ memberId: lines.get(`of-${head}`)!, raise: "5 %", reason: "", version: 1 }];
        return (await saveRaises(context, { cycleId, cells })).results[0]!.outcome;
      }),
    ),
  );
  const saved = outcomes.filter((outcome) => outcome === "SAVED").length;
  expect(saved).toBe(30);
  expect(outcomes.filter((outcome) => outcome === "OVER_BUDGET")).toHaveLength(20);
  const budgets = [...(await globex.asProduct((context) => readBudgets(context, cycleId))).values()];
  for (const { allocated, spent } of budgets) expect(spent).toBeLessThanOrEqual(allocated);
});

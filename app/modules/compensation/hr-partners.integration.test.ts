import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { handOver } from "./queries/hand-over.ts";
import { memberSheet } from "./queries/member-sheet.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { payOfPerson, settingsPage } from "./queries/settings-page.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { applyLateChanges } from "./use-cases/apply-late-changes.ts";
import { applyRecommendations } from "./use-cases/apply-recommendations.ts";
import { startReview } from "./use-cases/move-cycle.ts";
import { passOn, sendBack } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const units = { plant: randomUUID(), line: randomUUID(), office: randomUUID() };
const seats = { asha: units.line, omar: units.line, otto: units.plant, lena: units.office, juan: units.office };

/** Asha and Omar work on a line of the plant, Lena and Juan in the office; Otto is HR partner of the plant, Olga of the office. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  for (const name of ["asha", "omar", "lena", "juan", "otto", "olga"]) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("sales").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await acme.asProduct(async (context) => {
    for (const [id, name, parent] of [
      [units.plant, "Plant", null],
      [units.line, "Line", units.plant],
      [units.office, "Office", null],
    ])
      await context.rows(
        sql`insert into {org_unit} (id, name, parent_id) values (${id!}::uuid, ${name}, ${parent}::uuid)`,
      );
    for (const [who, unit] of Object.entries(seats))
      await context.rows(sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
        values (${randomUUID()}, ${acme.id(who)}, 'ORG_UNIT', ${unit}, '[2024-01-01,)', now())`);
    for (const [who, unit] of [
      ["otto", units.plant],
      ["olga", units.office],
    ] as const)
      await context.rows(sql`insert into {scoped_admin_access} (employee_id, kind, org_unit_id, granted_at)
        values (${acme.id(who)}, 'COMPENSATION_ADMIN', ${unit}, now())`);
  });
  await payPeople(acme, Object.keys(seats));
});
afterAll(() => world.close());

const gone = "platform.not-found";
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const namesFor = async (by: string, cycleId: string) => {
  const page = await acme.as(by, (context) =>
    planningPage(context, "company", planningPageInput.parse({ cycle: cycleId })),
  );
  return page.rows.map(({ name }) => name);
};
const save = (by: string, cycleId: string, memberId: string, version = 1) =>
  acme.as(by, async (context) => {
    const cells = [{ memberId, raise: "2 %", reason: "", version }];
    return (await saveRaises(context, { cycleId, cells })).results[0]!.outcome;
  });

test("an HR partner sees and plans for the people of their unit, and that they read is in the audit log", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  expect(await namesFor("otto", cycleId)).toEqual(["asha", "omar"]);
  const seen = await acme.asProduct((context) =>
    context.rows<{ detail: { employeeIds: string[] } }>(
      sql`select detail from {audit_entry} where action = 'compensation.view-pay' and actor_id = ${acme.id("otto")}`,
    ),
  );
  expect(seen.at(-1)!.detail.employeeIds.toSorted()).toEqual([acme.id("asha"), acme.id("omar")].toSorted());
  const asha = await line("asha");
  expect(await save("otto", cycleId, asha.id)).toBe("SAVED");
  await acme.as("otto", (context) => passOn(context, { cycleId, memberIds: [asha.id] }));
  await acme.as("otto", (context) => sendBack(context, { cycleId, memberIds: [asha.id], reason: "Again" }));
  expect(await refusal(acme.as("otto", (context) => payOfPerson(context, acme.id("asha"))))).toBe("done");
});

test("a partner of another unit, of their own pay, or of none any more reads and writes nothing", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const [asha, own] = [await line("asha"), await line("otto")];
  const attacks = (memberId: string) =>
    [
      (context) => memberSheet(context, memberId),
      (context) => passOn(context, { cycleId, memberIds: [memberId] }),
      (context) => sendBack(context, { cycleId, memberIds: [memberId], reason: "x" }),
      (context) => applyRecommendations(context, { cycleId, memberIds: [memberId] }),
      (context) => handOver(context, cycleId),
      (context) => startReview(context, { cycleId }),
      (context) => applyLateChanges(context, { cycleId }),
      (context) => settingsPage(context, {} as never),
    ] as ((context: Parameters<Parameters<Company["as"]>[1]>[0]) => Promise<unknown>)[];
  for (const [by, memberId] of [
    ["olga", asha.id],
    ["otto", own.id],
  ] as const) {
    expect(await save(by, cycleId, memberId)).toBe("NOT_YOURS");
    for (const attack of attacks(memberId)) expect(await refusal(acme.as(by, attack))).toBe(gone);
  }
  expect(await namesFor("olga", cycleId)).toEqual(["juan", "lena"]);
  expect(await refusal(acme.as("olga", (context) => payOfPerson(context, acme.id("asha"))))).toBe(gone);
  expect(await refusal(acme.as("otto", (context) => memberSheet(context, asha.id), { viewedBy: "hr" }))).toBe(gone);
  const budgets = await acme.as("otto", async (context) =>
    (await planningPage(context, "company", planningPageInput.parse({ cycle: cycleId }))).budgets.map(
      ({ name }) => name,
    ),
  );
  // The plant has Otto too, whom he does not see: its budget less what his people get would be his own raise.
  expect(budgets).toEqual(["Line"]);
  await acme.asProduct((context) =>
    context.rows(sql`delete from {scoped_admin_access} where employee_id = ${acme.id("otto")}`),
  );
  expect(await save("otto", cycleId, asha.id)).toBe("NOT_YOURS");
  for (const attack of attacks(asha.id)) expect(await refusal(acme.as("otto", attack))).toBe(gone);
  expect(await namesFor("otto", cycleId)).toEqual([]);
});

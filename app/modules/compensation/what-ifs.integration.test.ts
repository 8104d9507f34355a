import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBudgets } from "./data/budget-record.ts";
import { readCycle } from "./data/cycle-record.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { whatIfsShown } from "./queries/what-ifs.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises, saveRaisesInput } from "./use-cases/save-raises.ts";
import { applyWhatIf, createWhatIf, deleteWhatIf, saveWhatIf, saveWhatIfInput } from "./use-cases/what-ifs.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("sales").admin("COMPENSATION_ADMIN", "PLATFORM_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const create = (by: string, cycleId: string, name: string) =>
  acme.as(by, async (context) => (await createWhatIf(context, { cycleId, name })).whatIfId);
const save = (by: string, whatIfId: string, cells: object[]) =>
  acme.as(by, (context) => saveWhatIf(context, saveWhatIfInput.parse({ whatIfId, cells })));
const shown = (by: string, cycleId: string, viewedBy?: string) =>
  acme.as(
    by,
    async (context) => whatIfsShown(context, await readCycle(context, cycleId)),
    viewedBy ? { viewedBy } : {},
  );
const page = (by: string, cycleId: string, copy?: string) =>
  acme.as(by, (context) =>
    planningPage(context, "all-reports", planningPageInput.parse({ cycle: cycleId, ...(copy && { copy }) })),
  );

test("a copy is changed beside the real lines, compared with them, and applied as a whole", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: team });
  const [asha, omar] = [await line("asha"), await line("omar")];
  await acme.as("ravi", (context) =>
    saveRaises(context, saveRaisesInput.parse({ cycleId, cells: [{ memberId: asha.id, raise: "2 %", version: 1 }] })),
  );
  const bold = await create("ravi", cycleId, "Bold");
  expect(await refusal(create("ravi", cycleId, "Bold"))).toBe("compensation.what-if-taken");
  const { results } = await save("ravi", bold, [
    { memberId: asha.id, raise: "", version: 1 },
    { memberId: omar.id, raise: "8 %", version: 1, reason: "Offer from elsewhere" },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["SAVED", "SAVED"]);
  expect((await page("ravi", cycleId)).rows.map(({ raise }) => raise)).toEqual([1_200_00, null, null]);
  const copied = await page("ravi", cycleId, bold);
  expect(copied.rows.map(({ name, raise }) => [name, raise])).toEqual([
    ["asha", null],
    ["lena", null],
    ["omar", 4_800_08],
  ]);
  expect(copied.copy).toMatchObject({ name: "Bold" });
  const compared = (await shown("ravi", cycleId))!;
  expect(compared.real).toMatchObject({ sum: 1_200_00, people: 1, outside: 0, spread: { median: 200 } });
  expect(compared.copies).toMatchObject([{ sum: 4_800_08, people: 1, outside: 1, changed: 0, refused: false }]);
  expect(await acme.as("ravi", (context) => applyWhatIf(context, { whatIfId: bold }))).toMatchObject({ applied: 2 });
  expect((await page("ravi", cycleId)).rows.map(({ raise }) => raise)).toEqual([null, null, 4_800_08]);
  for (const { spent } of (await acme.asProduct((context) => readBudgets(context, cycleId))).values())
    expect(spent).toBe(4_800_08);
  expect((await shown("ravi", cycleId))!.copies).toEqual([]);
});

test("what a hard budget does not allow is applied in no part, nor what is with somebody else", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const [asha, omar] = [await line("asha"), await line("omar")];
  const much = await create("ravi", cycleId, "Too much");
  await save("ravi", much, [
    { memberId: asha.id, raise: "5 %", version: 1 },
    { memberId: omar.id, raise: "5 %", version: 1 },
  ]);
  expect((await shown("ravi", cycleId))!.copies).toMatchObject([{ refused: true }]);
  expect(await refusal(acme.as("ravi", (context) => applyWhatIf(context, { whatIfId: much })))).toBe(
    "compensation.what-if-over",
  );
  expect((await page("ravi", cycleId)).rows.map(({ raise }) => raise)).toEqual([null, null, null]);
  await save("ravi", much, [{ memberId: omar.id, raise: "1 %", version: 2 }]);
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [asha.id] }));
  expect((await shown("ravi", cycleId))!.copies).toMatchObject([{ refused: false, changed: 1 }]);
  expect(await refusal(acme.as("ravi", (context) => applyWhatIf(context, { whatIfId: much })))).toBe(
    "compensation.what-if-elsewhere",
  );
});

test("nobody but its owner sees a copy, changes, applies or deletes it, and it ends with their right to propose", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const asha = await line("asha");
  const own = await create("ravi", cycleId, "Kestrel");
  await save("ravi", own, [{ memberId: asha.id, raise: "1419.41", version: 1, reason: "Kestrel why" }]);
  const gone = "platform.not-found";
  for (const by of ["hr", "sales", "omar", "asha"]) {
    expect((await shown(by, cycleId))?.copies ?? []).toEqual([]);
    expect((await page(by, cycleId, own)).copy).toBeNull();
    expect(await refusal(save(by, own, [{ memberId: asha.id, raise: "1", version: 2 }]))).toBe(gone);
    expect(await refusal(acme.as(by, (context) => applyWhatIf(context, { whatIfId: own })))).toBe(gone);
    expect(await refusal(acme.as(by, (context) => deleteWhatIf(context, { whatIfId: own })))).toBe(gone);
  }
  expect(await refusal(create("omar", cycleId, "Mine"))).toBe(gone);
  expect(await shown("ravi", cycleId, "hr")).toBeNull();
  const tables = await acme.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${acme.tenant.schemaName}`,
    ),
  );
  for (const { name } of tables) {
    const [found] = await acme.asProduct((context) =>
      context.rows<{ found: number }>(
        sql`select count(*)::int as found from ${tableNamed(name)} t where t::text ~ '141941|1419[.]41|Kestrel why'`,
      ),
    );
    expect([name, found!.found]).toEqual([name, 0]);
  }
  await acme.asProduct((context) =>
    context.rows(sql`update {compensation_member} set proposer_id = ${acme.id("hr")}, turn_id = ${acme.id("hr")}
      where id = ${asha.id}`),
  );
  expect((await page("ravi", cycleId, own)).rows.map(({ name }) => name)).toEqual(["lena", "omar"]);
  expect((await save("ravi", own, [{ memberId: asha.id, raise: "1", version: 2 }])).results[0]!.outcome).toBe(
    "NOT_YOURS",
  );
  await acme.as("ravi", (context) => deleteWhatIf(context, { whatIfId: own }));
  expect((await shown("ravi", cycleId))!.copies).toEqual([]);
});

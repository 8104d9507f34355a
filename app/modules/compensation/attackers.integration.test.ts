import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAssignment, changeAssignmentInput } from "#app/modules/people/use-cases/change-assignment.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { handOver } from "./queries/hand-over.ts";
import { insightsPage } from "./queries/insights-page.ts";
import { letterFile } from "./queries/letter-file.ts";
import { memberSheet } from "./queries/member-sheet.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { recommendationPage, recommendationPageInput } from "./queries/recommendation-page.ts";
import { settingsPage } from "./queries/settings-page.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { applyLateChanges } from "./use-cases/apply-late-changes.ts";
import { publishCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena", "juan", "kira"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("sales").reportsTo("top").employee("ravi").reportsTo("sales");
  acme.employee("mei").reportsTo("sales").employee("lone").reportsTo("mei");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("chief").reportsTo("top").admin("PLATFORM_ADMIN").build();
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN", "PLATFORM_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, [...team, "lone"]);
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const gone = "platform.not-found";
const sheetBy = (by: string, memberId: string) => refusal(acme.as(by, (context) => memberSheet(context, memberId)));
const pageBy = (by: string, cycleId: string, scope: "all-reports" | "company" = "all-reports") =>
  acme.as(by, (context) => planningPage(context, scope, planningPageInput.parse({ cycle: cycleId })));

test("an administrator of something else, a peer and a manager further up read nobody's pay", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const asha = await line("asha");
  for (const name of ["chief", "mei", "omar"]) {
    expect(await sheetBy(name, asha.id)).toBe(gone);
    expect((await pageBy(name, cycleId, "company")).rows.map((row) => row.name)).not.toContain("asha");
    expect(await refusal(acme.as(name, (context) => handOver(context, cycleId)))).toBe(gone);
    expect(await refusal(acme.as(name, (context) => settingsPage(context, { person: acme.id("asha") } as never)))).toBe(
      gone,
    );
    expect(await refusal(acme.as(name, (context) => insightsPage(context, { cycle: cycleId })))).toBe(gone);
    const recommended = await acme.as(name, (context) =>
      recommendationPage(context, "company", recommendationPageInput.parse({ cycle: cycleId, a: "9" })),
    );
    expect([recommended.rows.map((row) => row.name).includes("asha"), recommended.whatIf]).toEqual([false, []]);
  }
});

test("of a unit's budget a manager of few is shown nothing from which others' raises could be worked out", async () => {
  const { cycleId } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const mei = await pageBy("mei", cycleId);
  expect(mei.rows.map(({ name }) => name)).toEqual(["lone"]);
  const ravi = await pageBy("ravi", cycleId);
  // One person is left whom ravi does not see: the whole less his people would be that person's raise.
  const units = ({ budgets }: typeof ravi) => budgets.filter(({ kind }) => kind === "UNIT");
  expect(units(ravi)).toEqual([]);
  expect(units(mei).every(({ people }) => people - mei.rows.length >= 5)).toBe(true);
  // What each plans for is told from their own lines alone.
  const mine = ({ budgets }: typeof ravi) => budgets.filter(({ kind }) => kind === "MINE");
  const base = (page: typeof ravi) => page.rows.reduce((sum, row) => sum + row.base, 0);
  for (const page of [ravi, mei])
    expect(mine(page)).toMatchObject([
      { people: page.rows.length, allocated: Math.round(base(page) * 0.03), spent: 0, name: "" },
    ]);
});

test("lines are in the order of names, whatever people are paid", async () => {
  const { cycleId } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  expect((await pageBy("ravi", cycleId)).rows.map(({ name }) => name)).toEqual([...team].sort());
});

test("a former manager reads nothing any more, once the move is followed", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const kira = await line("kira");
  expect(await sheetBy("ravi", kira.id)).toBe("done");
  await acme.as("hr", (context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({
        employeeId: acme.id("kira"),
        kind: "REPORTING_LINE",
        from: context.today(),
        value: acme.id("mei"),
      }),
    ),
  );
  await acme.as("hr", (context) => applyLateChanges(context, { cycleId }));
  expect(await sheetBy("ravi", kira.id)).toBe(gone);
  expect(await sheetBy("mei", kira.id)).toBe("done");
  expect((await pageBy("ravi", cycleId)).rows.map(({ name }) => name)).not.toContain("kira");
});

test("a canary amount is nowhere in words after a whole cycle, and a letter is its person's alone", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const asha = await line("asha");
  await acme.as("ravi", (context) =>
    saveRaises(context, {
      cycleId,
      cells: [{ memberId: asha.id, raise: "1317.31", reason: "Kestrel canary", version: 1 }],
    }),
  );
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  const rest = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select id from {compensation_member} where cycle_id = ${cycleId} and excluded is null and turn <> 'PUBLISHER'`,
    ),
  );
  if (rest.length > 0)
    await acme.as("hr", (context) => passOn(context, { cycleId, memberIds: rest.map(({ id }) => id) }));
  await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  const [letter] = (await acme.as("asha", (context) => myRewards(context))).letters;
  await acme.as("asha", (context) => letterFile(context, letter!.id, "https://acme.test/verify"));
  for (const name of ["ravi", "hr", "chief", "omar"])
    expect(await refusal(acme.as(name, (context) => letterFile(context, letter!.id, "https://acme.test/verify")))).toBe(
      gone,
    );
  expect(
    await refusal(
      acme.as("asha", (context) => letterFile(context, letter!.id, "https://acme.test/verify"), {
        viewedBy: "chief",
      }),
    ),
  ).toBe(gone);
  const tables = await acme.asProduct((context) =>
    context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${acme.tenant.schemaName}`,
    ),
  );
  for (const { name } of tables) {
    const [found] = await acme.asProduct((context) =>
      context.rows<{ found: number }>(
        sql`select count(*)::int as found from ${tableNamed(name)} t
          where t::text like '%131731%' or t::text like '%1317.31%' or t::text like '%Kestrel%'`,
      ),
    );
    expect([name, found!.found]).toEqual([name, 0]);
  }
});

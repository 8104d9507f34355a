import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { saveView } from "#app/modules/audiences/use-cases/save-view.ts";
import { refusal } from "#app/modules/access/testing/org-units.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { savedAddressOf } from "./saved-dashboards.ts";
import { requireReport } from "./data/report-record.ts";
import { reportAddress, reportDefinition } from "./domain/report.ts";
import { dashboard, dashboardInput } from "./queries/dashboard.ts";
import { overview } from "./queries/overview.ts";
import { behindInput, behindPage } from "./queries/people-behind-page.ts";
import { relations } from "./queries/relations.ts";
import { pinnedNumbers } from "./queries/pinned-reports.ts";
import { newReportPage, reportPage } from "./queries/report-page.ts";
import { reportResult } from "./queries/report-result.ts";
import { reportFile } from "./queries/report-sheet.ts";
import { reportsInput, reportsPage } from "./queries/reports-page.ts";
import { createMeasuresWorld, type MeasuresWorld } from "./testing/measures-world.ts";
import { pinReport, scheduleReport } from "./use-cases/keep-report.ts";
import { createReport, deleteReport, editReport, restoreReport, saveReportInput } from "./use-cases/save-report.ts";
import { sendDueReports } from "./use-cases/send-due-reports.ts";
import { sql } from "#tenancy/sql.ts";

let made: MeasuresWorld;
let reportId = "";
const headcount = { measures: ["headcount", "span"], splits: ["unit", "manager"], period: "this-quarter" };
const list = (by: string) => made.acme.as(by, (context) => reportsPage(context, reportsInput.parse({})));

beforeAll(async () => {
  made = await createMeasuresWorld();
});
afterAll(() => made.world.close());

test("a topic says its numbers now and before, what changed, and who stands behind it", async () => {
  const people = await made.acme.as("pia", (context) =>
    dashboard(context, "company", dashboardInput.parse({ topic: "people" })),
  );
  expect(people.numbers.map(({ key, now, before }) => [key, now, before])).toEqual([
    ["headcount", 31, 30],
    ["joiners", 1, 0],
    ["leavers", 0, 0],
    ["tenure", 2.8, 2.6],
    ["span", 8.7, 8.7],
  ]);
  expect(people.change).toMatchObject({ kind: "ROSE", now: 31, before: 30 });
  expect(people.numbers[0]!.name).toBe("Headcount");
  expect(people.people).toHaveLength(10);
  const all = await made.acme.as("pia", (context) => overview(context, "company"));
  expect(all.topics.map(({ topic }) => topic)).toEqual(["people", "goals", "feed", "oneOnOne"]);
  expect(all.topics[1]).toMatchObject({ period: "this-quarter", number: { percent: true, ofWhole: true } });
  expect(people.behind).toMatchObject({ measure: { key: "headcount" }, worstFirst: false });
  const meetings = await made.acme.as("pia", (context) =>
    dashboard(context, "company", dashboardInput.parse({ topic: "oneOnOne" })),
  );
  expect(meetings.behind).toMatchObject({ measure: { key: "one-on-ones-kept" }, worstFirst: true });
});

test("a dashboard is of whom it is narrowed to, split as it is asked", async () => {
  const ask = (said: object, by = "pia") =>
    made.acme.as(by, (context) => dashboard(context, "company", dashboardInput.parse({ topic: "people", ...said })));
  const sales = await ask({ orgUnit: made.units["Sales"], split: "manager" });
  expect([sales.numbers[0]!.now, sales.parts.map(({ name, now }) => [name, now])]).toEqual([11, [["mia", 11]]]);
  expect(sales.people.map(({ name }) => name)).not.toContain("p23");
  expect((await ask({ cohort: "00000000-0000-4000-8000-000000000000" })).numbers[0]!.now).toBe(0);
  expect((await ask({ split: "nothing" })).split).toBe("unit");
  expect(await refusal(ask({ split: "grade" }, "gil"))).toEqual(["platform.not-found", 404]);
  expect((await ask({ split: "grade" })).split).toBe("grade");
});

test("what a dashboard is asked is kept as a view, which leads back to it", async () => {
  const viewsAt = (by: string, path: string) =>
    made.acme.as(by, (context) =>
      viewsOfList(context, made.world.application.gatherings.rooms, savedAddressOf(`https://acme.test${path}`)),
    );
  const path = "/app/company/analytics/goals?split=manager&period=last-quarter&cohort=my-team";
  const { address } = (await viewsAt("pia", path))!;
  expect(address).toBe("/app/company/analytics?topic=goals&period=last-quarter&split=manager&cohort=my-team");
  const { viewId } = await made.acme.as("pia", (context) =>
    saveView(context, { name: "My goals", of: address, shared: false }, made.world.application.gatherings.rooms),
  );
  const [view] = (await viewsAt("pia", "/app/company/analytics/people"))!.views;
  expect(view).toMatchObject({ id: viewId, address: `${address}&savedView=${viewId}` });
  expect((await viewsAt("pia", `${path}&savedView=${viewId}`))!.current).toMatchObject({ id: viewId, changed: false });
  expect((await viewsAt("pia", `/app/company/analytics/goals?savedView=${viewId}`))!.current!.changed).toBe(true);
  expect((await viewsAt("gil", "/app/company/analytics"))!.views).toEqual([]);
});

test("who leads people sees numbers of them alone", async () => {
  const mine = await made.acme.as("mia", (context) => overview(context, "all-reports"));
  expect(mine.topics[0]!.number).toMatchObject({ key: "headcount", now: 12 });
  expect(await refusal(made.acme.as("mia", (context) => overview(context, "company")))).toEqual([
    "platform.not-found",
    404,
  ]);
  expect(await refusal(made.acme.as("p1", (context) => overview(context, "all-reports")))).toEqual([
    "platform.not-found",
    404,
  ]);
});

test("a report splits by two, compares, and leads to the people of each part", async () => {
  const asked = reportDefinition.parse({ ...headcount, compare: "BEFORE" });
  const result = await made.acme.as("pia", (context) => reportResult(context, asked));
  expect(result.total[0]).toEqual({ now: 31, before: 30, people: 31 });
  const sales = result.rows.filter(({ parts }) => parts[0]!.name === "Sales");
  expect(sales.map(({ parts, numbers }) => [parts[1]!.name, numbers[0]!.now])).toEqual([["mia", 11]]);
  expect(result.rows.reduce((sum, { numbers }) => sum + (numbers[0]!.now ?? 0), 0)).toBe(31);
  const behind = await made.acme.as("pia", (context) =>
    behindPage(
      context,
      behindInput.parse({ measure: "headcount", split: "unit", key: made.units["Law"], period: "this-quarter" }),
    ),
  );
  expect(behind.rows.map(({ name }) => name)).toEqual(["p21", "p22", "p23"]);
  const file = await made.acme.as("pia", (context) => reportFile(context, { name: "Heads", result, format: "PDF" }));
  expect(Buffer.from(file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a report is kept, shared and read by each reader's own rights", async () => {
  ({ reportId } = await made.acme.as("pia", (context) =>
    createReport(context, saveReportInput.parse({ name: "Heads", ...headcount })),
  ));
  const open = (by: string) => refusal(made.acme.as(by, (context) => requireReport(context, reportId)));
  expect(await open("gil")).toEqual(["platform.not-found", 404]);
  const shared = { reportId, name: "Heads by unit", shared: true, version: 1 };
  await made.acme.as("pia", (context) =>
    editReport(context, { ...saveReportInput.parse({ ...headcount, ...shared }), reportId, version: 1 }),
  );
  expect((await list("gil")).reports.map(({ name, mine }) => [name, mine])).toEqual([["Heads by unit", false]]);
  const page = await made.acme.as("gil", (context) => reportPage(context, reportId, null));
  expect([page.refused, page.result, page.report!.mine]).toEqual([true, null, false]);
  expect(await open("p1")).toEqual(["platform.not-found", 404]);
  const change = (by: string) =>
    refusal(
      made.acme.as(by, (context) =>
        editReport(context, {
          ...saveReportInput.parse({ name: "Mine", measures: ["goal-progress"] }),
          reportId,
          version: 2,
        }),
      ),
    );
  expect((await change("gil"))[1]).toBe(403);
});

test("it is pinned, comes by mail on its day, and goes with all that when it is deleted", async () => {
  await made.acme.as("pia", (context) => pinReport(context, { reportId, pinned: true }));
  await made.acme.as("pia", (context) => scheduleReport(context, { reportId, rhythm: "WEEKLY", format: "XLSX" }));
  expect((await list("pia")).reports[0]).toMatchObject({ pinned: true, rhythm: "WEEKLY" });
  await made.acme.asProduct(sendDueReports);
  await made.acme.asProduct((context) =>
    context.rows(sql`update {analytics_schedule} set next_on = ${context.today()}::date`),
  );
  await made.acme.asProduct(sendDueReports);
  await made.acme.asProduct(sendDueReports);
  await relayOutbox(made.world.application, made.acme.tenant);
  const notices = await made.acme.asProduct((context) =>
    context.rows<{ link: string }>(
      sql`select link from {notification} where recipient_id = ${made.acme.id("pia")} and link like '%analytics%'`,
    ),
  );
  expect(notices).toEqual([{ link: `/app/company/analytics/reports/${reportId}/file?format=XLSX` }]);
  await made.acme.as("pia", (context) => deleteReport(context, { reportId }));
  expect((await list("pia")).reports).toEqual([]);
  await made.acme.as("pia", (context) => restoreReport(context, { reportId }));
  expect((await list("pia")).reports).toHaveLength(1);
});

test("a pinned report says its number on home, by its reader's own rights, and what it was before", async () => {
  const numbersOf = (by: string) => made.acme.as(by, pinnedNumbers);
  expect(await numbersOf("mia")).toEqual({ numbers: [] });
  for (const by of ["pia", "gil"]) await made.acme.as(by, (context) => pinReport(context, { reportId, pinned: true }));
  const { numbers } = await numbersOf("pia");
  expect(numbers).toMatchObject([{ id: reportId, now: 31, before: 30, people: 31, measure: { key: "headcount" } }]);
  expect(numbers[0]!.days.to).toBe("2026-11-16");
  // Goal administrators may open what is shared, and see no numbers of people in it.
  expect(await numbersOf("gil")).toEqual({ numbers: [] });
  for (const by of ["pia", "gil"]) await made.acme.as(by, (context) => pinReport(context, { reportId, pinned: false }));
});

test("behind a number stand the records of each person, where its reader has such a list", async () => {
  const linksOf = async (by: string, said: object) => {
    const page = await made.acme.as(by, (context) => behindPage(context, behindInput.parse(said)));
    return page.rows.map(({ link }) => link);
  };
  const kept = { measure: "met-their-manager", period: "this-quarter" };
  expect((await linksOf("mia", { ...kept, scope: "all-reports" }))[0]).toBe(
    "/app/team/all-reports/oneOnOne/team-1-1?text=p0&dates=BETWEEN&from=2026-10-01&to=2026-11-16",
  );
  expect(new Set(await linksOf("pia", kept))).toEqual(new Set([null]));
  expect((await linksOf("pia", { measure: "headcount", period: "this-quarter" }))[0]).toMatch(/^\/app\/employee\//);
});

test("an address is a report that is not kept yet, of whose measures nothing is said that is not theirs", async () => {
  const ask = (by: string, said: object) =>
    made.acme.as(by, (context) => newReportPage(context, reportAddress.parse(said)));
  expect((await ask("mia", { measure: "headcount", period: "this-quarter" })).result!.total[0]!.now).toBe(12);
  expect(await ask("mia", { measure: "points-posted" })).toMatchObject({ refused: true, result: null });
  expect(await ask("mia", { scope: "company", measure: "headcount" })).toMatchObject({
    definition: { scope: "all-reports" },
  });
  const { choices } = await ask("gil", {});
  expect(choices.measures.map(({ topic }) => topic)).not.toContain("people");
  expect(choices.dimensions).not.toContain("grade");
});

test("relations say that there is too little, rather than anything", async () => {
  const { relations: found } = await made.acme.as("pia", relations);
  expect(found.map(({ key, differ }) => [key, differ])).toEqual([
    ["progress-by-rhythm", null],
    ["progress-by-span", null],
    ["meetings-by-span", null],
  ]);
});

test("programs read the same numbers, and nothing that is not theirs", async () => {
  const door = openDoor(made.world);
  await door.letIn(made.acme, "pia", "gil");
  const served = await serveApi(made.world);
  try {
    const ask = await served.as(door, made.acme, "pia");
    const table = await ask("/analytics/topics/people/tabular?measures=headcount&splits=unit&period=this-quarter");
    const { rows } = (await table.json()) as { rows: { parts: { name: string }[]; numbers: { now: number }[] }[] };
    expect(rows.find(({ parts }) => parts[0]!.name === "Sales")!.numbers[0]!.now).toBe(11);
    const whole = await ask("/analytics/topics/people/aggregated-score?measures=headcount&period=this-quarter");
    expect(await whole.json()).toMatchObject({ numbers: [{ now: 31 }] });
    const told = await ask("/analytics/topics/people/filters");
    const { measures } = (await told.json()) as { measures: { key: string; unit: string }[] };
    const unitOf = (key: string) => measures.find((each) => each.key === key)?.unit;
    expect(["headcount", "tenure"].map(unitOf)).toEqual(["COUNT", "SCORE"]);
    const meetings = await ask("/analytics/topics/oneOnOne/filters");
    expect(await meetings.json()).toMatchObject({
      measures: [{ unit: "COUNT" }, { unit: "PERCENT" }, { unit: "PERCENT" }],
    });
    const other = await served.as(door, made.acme, "gil");
    expect((await other("/analytics/topics/people/tabular")).status).toBe(404);
    expect((await other(`/analytics/reports/${reportId}/result`)).status).toBe(404);
  } finally {
    await served.close();
  }
});

import { checkImport, readImportFile } from "#app/modules/people/testing/import-steps.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addEmployeeField, addEmployeeFieldInput } from "#app/modules/people/use-cases/add-employee-field.ts";
import { addPeopleTag, addPeopleTagInput } from "#app/modules/people/use-cases/add-people-tag.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "#app/modules/people/use-cases/set-employee-fields.ts";
import { tagPeople, tagPeopleInput } from "#app/modules/people/use-cases/tag-people.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { withFormula } from "#app/platform/files/formula-safe.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { assignTemplate } from "#app/modules/goal-templates/use-cases/ask-template-run.ts";
import { saveGoalTemplate } from "#app/modules/goal-templates/use-cases/save-goal-template.ts";
import { goalTemplateInput } from "#app/modules/goal-templates/use-cases/goal-template-input.ts";
import { shareMany } from "#app/modules/reviews/use-cases/share-many.ts";
import { askGoalExport, askGoalExportInput } from "#app/modules/goal-reports/use-cases/ask-goal-export.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { recordPoints, recordPointsInput } from "#app/modules/metrics/use-cases/record-points.ts";
import { poison, raisesPublished, rejectRow, surveyPublished, webhookKept } from "./exported-company.ts";
import { journeyAndReport } from "./journey-and-report.ts";
import { DisciplinaryWorld } from "#app/modules/disciplinary/testing/disciplinary-world.ts";
import { DevelopWorld } from "#app/modules/develop/testing/develop-world.ts";
import { PointsWorld } from "#app/modules/points/testing/points-world.ts";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { createGroup, createGroupInput } from "#app/modules/calibration/use-cases/save-group.ts";
import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import { ReviewWorld } from "#app/modules/reviews/testing/review-world.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { runs } from "#app/modules/people/testing/file-fuzz.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
const modules = join(import.meta.dirname, "../../app/modules");

let world: World;
let acme: Company;
let admin: Browser;
let importId: string;
let exportId: string;
let metricId: string;
let calibrationGroupId: string;
let raisesId: string;
let surveyId: string;
let reportId: string;
let given: { templateId: string; runId: string };
let shared: { reviewId: string; runId: string };
const installationId = "0193a1b2-0000-7000-8000-00000000000a";
const runId = "0193a1b2-0000-7000-8000-00000000000b";
const webhookId = "0193a1b2-0000-7000-8000-00000000000c";

/** Every address that answers with a file of rows; a new one fails until it stands here. */
const addresses: Record<string, { query?: string; params?: () => Record<string, string>; least: number }> = {
  "access/routes/audit-export.ts": { least: 1 },
  "access/routes/export.ts": { least: 1 },
  "analytics/routes/report-file.ts": { query: "?format=CSV", params: () => ({ reportId }), least: 0 },
  "audiences/routes/cohort-file.ts": { params: () => ({ cohortId: "everyone" }), least: 3 },
  "calibration/routes/export.ts": { params: () => ({ group: calibrationGroupId }), least: 1 },
  "compensation/routes/hand-over.ts": { query: "?cycle=$raises", least: 0 },
  "compensation/routes/plan-file.ts": { query: "?cycle=$raises&scope=company&format=CSV", least: 1 },
  "develop/routes/export.ts": { query: "?scope=company&what=library", least: 1 },
  "disciplinary/routes/export.ts": { query: "?scope=company&shelf=all", least: 1 },
  "engagement/routes/surveys-export.ts": { least: 0 },
  "engagement/routes/export.ts": { query: "?format=CSV", params: () => ({ surveyId }), least: 0 },
  "feedback/routes/insights-export.ts": { query: "?scope=company", least: 0 },
  "feedback/routes/export.ts": { query: "?scope=given", least: 1 },
  "goal-reports/routes/export-file.ts": { params: () => ({ exportId }), least: 1 },
  "goal-templates/routes/run-file.ts": { params: () => given, least: 3 },
  "goal-templates/routes/export.ts": { least: 1 },
  "goals/routes/export.ts": { query: "?scope=company", least: 1 },
  "identity/routes/invitations-export.ts": { least: 0 },
  "identity/routes/members-export.ts": { least: 0 },
  "imports/routes/result.ts": { params: () => ({ kind: "people", fileId: importId }), least: 3 },
  "imports/routes/sample.ts": { params: () => ({ kind: "objectives" }), least: 1 },
  "initiatives/routes/export.ts": { least: 1 },
  "integrations/routes/runs-export.ts": { params: () => ({ installationId }), least: 0 },
  "integrations/routes/rejected.ts": { params: () => ({ installationId, runId }), least: 1 },
  "lifecycle/routes/export.ts": { query: "?scope=progress", least: 1 },
  "metrics/routes/metric-export.ts": { params: () => ({ metricId }), least: 1 },
  "one-on-ones/routes/export.ts": { query: "?scope=company&when=UPCOMING", least: 1 },
  "people/routes/export.ts": { least: 5 },
  "people/routes/holidays-export.ts": { least: 0 },
  "points/routes/export.ts": { query: "?scope=company", least: 3 },
  "reviews/routes/cycles-export.ts": { least: 0 },
  "reviews/routes/export.ts": { query: "?scope=company", least: 1 },
  "reviews/routes/insights-export.ts": { query: "?scope=company&cycle=$cycle", least: 0 },
  "reviews/routes/share-file.ts": { params: () => shared, least: 1 },
  "tags/routes/export.ts": { query: "?kind=GOAL", least: 0 },
  "webhooks/routes/deliveries-export.ts": { params: () => ({ webhookId }), least: 0 },
};

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("ravi")
    .reportsTo("asha")
    .employee("admin")
    .admin(
      "PLATFORM_ADMIN",
      "GOAL_ADMIN",
      "TASK_ADMIN",
      "ONE_ON_ONE_ADMIN",
      "REVIEW_ADMIN",
      "FEEDBACK_ADMIN",
      "POINTS_ADMIN",
      "DISCIPLINARY_ACTION_ADMIN",
      "COMPENSATION_ADMIN",
    )
    .build();
  const door = openDoor(world);
  await door.letIn(acme, "admin");
  admin = door.browser();
  await admin.visit((scope) => signIn(scope, { email: emailOf(acme, "admin"), password: knownPassword }));
  await new GoalWorld(acme).objective("admin", {
    title: "Goal",
    description: "About it",
    keyResults: [{ title: "Part" }],
  });
  ({ metricId } = await acme.as("admin", (context) =>
    addMetric(context, addMetricInput.parse({ name: "Metric", measureType: "COUNT" })),
  ));
  await acme.as("admin", (context) =>
    recordPoints(
      context,
      recordPointsInput.parse({ metricId, points: [{ date: "2026-11-16", value: 1, note: "First" }] }),
    ),
  );
  await (await new InitiativeWorld(acme).open()).task("admin", { text: "Task", description: "More" });
  await (await new FeedbackWorld(acme).open()).give("admin", "asha", { body: "Well done", visibility: "RECEIVER" });
  await (await new DevelopWorld(acme, "admin").open()).competency("Testing", { BEGINNER: "Writes tests" });
  await (
    await new PointsWorld(acme, "admin").open()
  ).record("admin", "asha", { kind: "MISSED_SHIFT", day: "2026-11-16" });
  await (await new DisciplinaryWorld(acme).open()).draft("admin", { about: "asha" });
  raisesId = await raisesPublished(acme);
  surveyId = await surveyPublished(acme);
  reportId = await journeyAndReport(acme);
  await (await new OneOnOneWorld(acme).open()).schedule("asha", "ravi");
  await (await new ReviewWorld(acme).open()).cycle(["asha", "ravi"]);
  const rated = await runningCycle(acme, [{ employeeId: acme.id("asha"), managerId: acme.id("ravi") }]);
  ({ groupId: calibrationGroupId } = await acme.as("admin", (context) =>
    createGroup(
      context,
      createGroupInput.parse({ cycleId: rated.cycleId, name: "=Group", employeeIds: [acme.id("asha")] }),
    ),
  ));
  const { fieldId } = await acme.as("admin", (context) =>
    addEmployeeField(
      context,
      addEmployeeFieldInput.parse({ name: "=Shirt", kind: "TEXT", viewers: "EVERYBODY", editors: "SELF" }),
    ),
  );
  await acme.as("admin", (context) =>
    setEmployeeFields(
      context,
      setEmployeeFieldsInput.parse({ employeeId: acme.id("asha"), values: { [fieldId]: "=1+1" } }),
    ),
  );
  const { tagId } = await acme.as("admin", (context) =>
    addPeopleTag(context, addPeopleTagInput.parse({ name: "@Tag" })),
  );
  await acme.as("admin", (context) =>
    tagPeople(context, tagPeopleInput.parse({ tagId, employeeIds: [acme.id("asha")] })),
  );
  const file = new File(
    [`Email,Grade,First name\nx@new.test,=HYPERLINK(1),+1+cmd\nasha@acme.test,-1+x,\nravi@acme.test,@sum,y`],
    "people.csv",
  );
  ({ importId } = await acme.as("admin", (context) => readImportFile(context, { file })));
  await acme.as("admin", (context) =>
    checkImport(context, {
      importId,
      column: { workEmail: 0, grade: 1, firstName: 2 },
      dateFormat: "yyyy-MM-dd",
      from: "2026-11-16",
    }),
  );
  await rejectRow(acme, { installationId, runId });
  await webhookKept(acme, webhookId);
  await poison(acme);
  ({ exportId } = await acme.as("admin", (context) =>
    askGoalExport(context, askGoalExportInput.parse({ level: "OBJECTIVE", scope: "company", timeFrame: "all" })),
  ));
  await askRuns(rated.cycleId);
  await doTasks(acme);
});
afterAll(() => world.close());

/** Goals given and results shared, person by person. */
function askRuns(reviewId: string): Promise<void> {
  return acme.as("admin", async (context) => {
    const template = goalTemplateInput.parse({ title: "=Template", timeFrame: "2026-Q4" });
    const { templateId } = await saveGoalTemplate(context, template);
    given = await assignTemplate(context, { templateId, everyone: true });
    const { taskId: runId } = await shareMany(context, { cycleId: reviewId, everyone: true });
    shared = { reviewId, runId };
  });
}

async function download(route: string): Promise<string> {
  const answer = await ask(route);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  return answer.text();
}

async function ask(route: string, language?: Language): Promise<Response> {
  const { query = "", params = () => ({}) } = addresses[route]!;
  const { loader } = (await import(join(modules, route))) as { loader: Loader };
  admin.language = language ?? "";
  return admin.visit(async (scope) => {
    const address = `http://localhost/export${query.replace("$raises", raisesId).replace("$cycle", shared.reviewId)}`;
    const url = new URL(address);
    if (language) url.searchParams.set("format", "XLSX");
    return (await loader({
      ...{
        request: new Request(url),
        params: params(),
        context: { scope },
      },
    } as unknown as LoaderFunctionArgs)) as Response;
  });
}

test("every address that answers with rows is looked at here", () => {
  const found = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /[\\/]routes[\\/].*\.tsx?$/.test(path) &&
      /text\/csv|spreadsheetml|contentTypes|csvAnswer|sheetAnswer|[fF]ileAnswer|exportLoader|answerExport/.test(
        readFileSync(join(modules, path), "utf8").replace(/accept="[^"]*"/g, ""),
      ),
  );
  expect(found.map((path) => relative(modules, join(modules, path))).sort()).toEqual(Object.keys(addresses).sort());
});

test.each(Object.entries(addresses))("no cell of %s is run by a spreadsheet", async (route, { least }) => {
  const rows = parse(await download(route), { bom: true, relax_column_count: true }) as string[][];
  const cells = rows.flat();
  expect(cells.filter((cell) => runs.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.startsWith("'")).length).toBeGreaterThanOrEqual(least);
});

/** Read by programs, or by an import again: these are the same in every language. */
const forPrograms = [
  "audiences/routes/cohort-file.ts",
  "goal-reports/routes/export-file.ts",
  "goal-templates/routes/run-file.ts",
  "imports/routes/result.ts",
  "imports/routes/sample.ts",
  "integrations/routes/rejected.ts",
  "metrics/routes/metric-export.ts",
  "reviews/routes/share-file.ts",
];
const forPeople = Object.keys(addresses).filter((route) => !forPrograms.includes(route));
/** `HELD`, `AT_RISK`, `last_check_in`: nothing that people are shown. */
const machineWord = /^(?!EUR$|ID$)[A-Z][A-Z_]+$|^[a-z]+(_[a-z0-9]+)+$/;

async function readIn(language: Language, route: string) {
  // A report is told in the language that its reader has chosen for all that is written to them.
  await acme.asProduct((context) => context.rows(sql`update {employee} set language = ${language}`));
  const answer = await ask(route, language);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.xlsx"$/);
  return readSheet(Buffer.from(await answer.arrayBuffer()));
}

test.each(forPeople)(
  "the workbook of %s is read in German and Arabic, with the rows of its CSV file",
  async (route) => {
    const [codes, ...lines] = parse(await download(route), { bom: true, relax_column_count: true }) as string[][];
    const german = await readIn("de", route);
    const arabic = await readIn("ar", route);
    expect(german[0]).toHaveLength(codes!.length);
    expect([german.length - 1, arabic.length - 1]).toEqual([lines.length, lines.length]);
    if (route === "develop/routes/export.ts") return expect(german[0]).toEqual(codes);
    expect(german.flat().filter((cell) => typeof cell === "string" && machineWord.test(cell))).toEqual([]);
    // The company's own fields are called as it calls them, in every language.
    const sameForAll = ["eNPS", ...codes!.map(withFormula).filter((head) => !/^[a-z_0-9]+$/.test(head))];
    const heads = arabic[0]!.map(String).filter((head) => !sameForAll.includes(head));
    expect(heads.filter((head) => !/\p{Script=Arabic}/u.test(head))).toEqual([]);
  },
);

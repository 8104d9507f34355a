import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeFilters } from "./queries/employee-filters.ts";
import { employeeList } from "./queries/employee-list.ts";
import { employeeProfile } from "./queries/employee-profile.ts";
import { exportEmployees } from "./queries/export-employees.ts";
import { managersAbove } from "./queries/managers-above.ts";
import { myTeam } from "./queries/my-team.ts";
import { orgChart, orgChartReports } from "./queries/org-chart.ts";
import { searchPeople } from "./queries/search-people.ts";
import { peopleEndpoints } from "./api/endpoints.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let statements: string[] = [];
let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z`, onStatement: (sql) => statements.push(sql) });
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("head")
    .employee("skip")
    .reportsTo("head")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "peer")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("goaladmin")
    .admin("GOAL_ADMIN")
    .build();
  await globex.employee("stranger").employee("boss").admin("PLATFORM_ADMIN").build();
  await acme.asProduct(async (context) => {
    await context.rows(
      sql`update {employee} set personal_email = 'asha@home.test', date_of_birth = '1990-05-01', gender = 'FEMALE',
        display_name = '=HYPERLINK(1)' where id = ${acme.id("asha")}`,
    );
    await giveGrade(context, acme.id("asha"));
  });
});
afterAll(() => world.close());
beforeEach(() => {
  statements = [];
});

const gradeId = "11111111-1111-7111-8111-111111111111";

async function giveGrade(context: Context, employeeId: string): Promise<void> {
  await context.rows(sql`insert into {grade} (id, name, rank) values (${gradeId}, 'G5', 5)`);
  await context.rows(
    sql`insert into {assignment} (id, employee_id, kind, grade_id, valid, recorded_at)
      values (${context.newId()}, ${employeeId}, 'GRADE', ${gradeId}, '[2024-01-01,)', ${context.clock.now()})`,
  );
}

const profileAs = (name: string, of = "asha") =>
  acme.as(name, (context) => employeeProfile(context, { employeeId: acme.id(of) }), { readOnly: true });
const listAs = (
  name: string,
  scope: Parameters<typeof employeeList>[1]["scope"],
  filters: object = {},
  pageSize = 25,
) =>
  acme.as(name, (context) => employeeList(context, { scope, filters: employeeFilters.parse(filters), pageSize }), {
    readOnly: true,
  });
const names = (page: { rows: { name: string }[] }) => page.rows.map((row) => row.name);

describe("what one may know of a colleague", () => {
  test.each(["asha", "ravi", "skip", "head", "admin"])("%s reads her private facts", async (reader) => {
    const { privateFacts } = await profileAs(reader);
    expect(privateFacts).toMatchObject({
      personalEmail: "asha@home.test",
      dateOfBirth: "1990-05-01",
      gender: "FEMALE",
      grade: "G5",
      resignedOn: null,
    });
  });

  test.each(["peer", "goaladmin"])("%s reads the public facts alone", async (reader) => {
    const profile = await profileAs(reader);
    expect(profile).toMatchObject({
      name: "=HYPERLINK(1)",
      email: "asha@acme.test",
      joinedOn: "2024-01-01",
      tenureMonths: 34,
      privateFacts: {},
    });
    expect(profile.timeline.map((entry) => entry.kind)).toEqual(["REPORTING_LINE"]);
    expect(JSON.stringify(profile)).not.toMatch(/home\.test|1990|G5/);
  });

  test("her manager's private facts stay closed to her", async () => {
    expect((await profileAs("asha", "ravi")).privateFacts).toEqual({});
  });

  test("a grade neither shows in lists nor filters them for those who may not know it", async () => {
    expect((await listAs("goaladmin", "register")).rows.every((row) => row.grade === null)).toBe(true);
    expect((await listAs("goaladmin", "register", { grade: gradeId })).total).toBe(0);
    expect(names(await listAs("ravi", "all-reports", { grade: gradeId }))).toEqual(["=HYPERLINK(1)"]);
    expect(names(await listAs("admin", "register", { grade: gradeId }))).toEqual(["=HYPERLINK(1)"]);
  });

  test("the chain above and the reports below are shown as of the day", async () => {
    const { chain, reports } = await profileAs("peer", "ravi");
    expect(chain.map((person) => person.name)).toEqual(["skip", "head"]);
    expect(reports.map((person) => [person.name, person.directReports])).toEqual([
      ["=HYPERLINK(1)", 0],
      ["peer", 0],
    ]);
  });
});

test("a list of one's own people finds those below who looks alone", async () => {
  const found = (name: string, scope: "direct-reports" | "all-reports" | "company") =>
    acme.as(name, async (context) => (await searchPeople(context, "", 50, scope)).map(({ id }) => id));
  expect((await found("asha", "company")).length).toBeGreaterThan(2);
  expect(await found("asha", "direct-reports")).toEqual([]);
  const direct = await found("ravi", "direct-reports");
  expect(direct).toContain(acme.id("asha"));
  expect(await found("ravi", "all-reports")).toEqual(expect.arrayContaining(direct));
});

describe("another company", () => {
  test.each([
    "GET /employees/:employeeId",
    "GET /employees/:employeeId/reports",
    "POST /employees/:employeeId/assignments",
  ])("%s answers not found for a foreign person, also to its admin", async (address) => {
    const endpoint = peopleEndpoints.find(({ method, path }) => `${method} ${path}` === address)!;
    const input = endpoint.input.parse({
      employeeId: acme.id("asha"),
      kind: "STATUS",
      from: today,
      value: "LEFT",
    }) as object;
    await expect(
      globex.as("boss", (context) =>
        endpoint.run(context, input, world.application.gatherings, {
          ...world.application,
          ...{ caller: { by: "SESSION", id: "" }, letters: {} as never },
        }),
      ),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("nothing of it is found, listed or charted", async () => {
    expect(await globex.as("boss", (context) => searchPeople(context, "asha", 10))).toEqual([]);
    expect(
      (
        await globex.as("boss", (context) =>
          employeeList(context, { scope: "register", filters: employeeFilters.parse({}) }),
        )
      ).total,
    ).toBe(2);
    await expect(
      globex.as("boss", (context) => orgChart(context, { personId: acme.id("asha") })),
    ).rejects.toMatchObject({ status: 404 });
    expect(await globex.as("boss", (context) => managersAbove(context, [acme.id("asha")]))).toEqual(new Map());
  });
});

describe("lists", () => {
  test("page by page they hold everybody once, forwards and backwards, in either direction", async () => {
    for (const [sort, direction] of [
      ["name", "ascending"],
      ["manager", "descending"],
      ["joinedOn", "ascending"],
    ]) {
      const whole = names(await listAs("admin", "register", { sort, direction }));
      const forwards: string[] = [];
      let after: string | null | undefined;
      let last: Awaited<ReturnType<typeof listAs>> | undefined;
      do {
        last = await listAs("admin", "register", { sort, direction, after: after ?? undefined }, 3);
        forwards.push(...names(last));
        after = last.next;
      } while (after);
      expect(forwards).toEqual(whole);
      expect(whole).toHaveLength(7);
      const back = await listAs("admin", "register", { sort, direction, before: last.previous }, 3);
      expect(names(back)).toEqual(whole.slice(3, 6));
    }
  });

  test("search looks at names, addresses and nothing it may not, and takes wildcards as they are written", async () => {
    expect(names(await listAs("peer", "directory", { search: "rav" }))).toEqual(["ravi"]);
    expect(names(await listAs("peer", "directory", { search: "asha@" }))).toEqual(["=HYPERLINK(1)"]);
    expect((await listAs("peer", "directory", { search: "%" })).total).toBe(0);
    expect((await listAs("peer", "directory", { search: "home.test" })).total).toBe(0);
  });

  test("a manager's lists hold their reports, direct and all", async () => {
    expect(names(await listAs("skip", "direct-reports"))).toEqual(["ravi"]);
    expect(names(await listAs("skip", "all-reports"))).toEqual(["=HYPERLINK(1)", "peer", "ravi"]);
    expect(await acme.as("skip", myTeam)).toEqual({ directReports: 1, allReports: 3 });
    expect((await listAs("asha", "all-reports")).total).toBe(0);
  });

  test("take as many statements for many rows as for few", async () => {
    const count = async (work: (context: Context) => Promise<unknown>) => {
      statements = [];
      await acme.as("admin", work, { readOnly: true });
      return statements.length;
    };
    const list = (pageSize: number) =>
      count((context) => employeeList(context, { scope: "register", filters: employeeFilters.parse({}), pageSize }));
    expect(await list(1)).toBe(await list(7));
    const chart = (name: string) => count((context) => orgChart(context, { personId: acme.id(name) }));
    expect(await chart("head")).toBe(await chart("asha"));
    const profile = (name: string) => count((context) => employeeProfile(context, { employeeId: acme.id(name) }));
    expect(await profile("head")).toBe(await profile("asha"));
  });

  test("an export cannot run as a formula in a spreadsheet", async () => {
    const csv = await acme.as(
      "admin",
      (context) => exportEmployees(context, "register", employeeFilters.parse({})).then(csvOf),
      {
        readOnly: true,
      },
    );
    expect(csv).toContain("'=HYPERLINK(1),asha@acme.test");
    expect(csv.trimEnd().split("\r\n")).toHaveLength(8);
  });
});

describe("the chart", () => {
  test("opens down to a person, with everybody on the way and their reports counted", async () => {
    const { nodes } = await acme.as("peer", (context) => orgChart(context, { personId: acme.id("skip") }), {
      readOnly: true,
    });
    const counted = nodes.map((node) => [node.name, node.directReports, node.allReports]);
    expect(counted).toEqual([
      ["head", 1, 4],
      ["ravi", 2, 2],
      ["skip", 1, 3],
    ]);
    const below = await acme.as("peer", (context) => orgChartReports(context, { personId: acme.id("ravi") }), {
      readOnly: true,
    });
    expect(below.map((node) => [node.name, node.parentId])).toEqual([
      ["=HYPERLINK(1)", acme.id("ravi")],
      ["peer", acme.id("ravi")],
    ]);
  });

  test("opens at one's own place, and leads to the top", async () => {
    const chart = (name: string, asked: object = {}) =>
      acme.as(name, (context) => orgChart(context, asked), { readOnly: true });
    const own = await chart("peer");
    expect([own.focusId, own.nodes.map((node) => node.name)]).toEqual([
      acme.id("peer"),
      ["=HYPERLINK(1)", "head", "peer", "ravi", "skip"],
    ]);
    const top = await chart("peer", { from: "top" });
    expect([top.focusId, top.nodes.map((node) => node.name)]).toEqual([null, ["admin", "goaladmin", "head"]]);
    const before = await chart("admin", { asOf: "2001-01-01" });
    expect([before.focusId, before.nodes]).toEqual([null, []]);
  });

  test("counts no more than a thousand below anybody, and says so", async () => {
    const large = await (await world.company()).employee("head").team("head", "first", "lone").build();
    await large.asProduct(async (context) => {
      await context.rows(sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
        select gen_random_uuid(), 'n' || n, 'n' || n, 'n' || n || '@large.test', '2024-01-01', now(), now()
          from generate_series(1, 1100) as n`);
      await context.rows(
        sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at) select gen_random_uuid(), id,
          'STATUS', 'ACTIVE', '[2024-01-01,)', now() from {employee} where work_email like '%@large.test'`,
      );
      await context.rows(
        sql`insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at) select gen_random_uuid(),
          id, 'REPORTING_LINE', ${large.id("first")}::uuid, '[2024-01-01,)', now() from {employee}
          where work_email like '%@large.test'`,
      );
    });
    const { nodes } = await large.as("lone", (context) => orgChart(context, {}), { readOnly: true });
    expect(nodes.map((node) => [node.name, node.directReports, node.allReports, node.uncounted])).toEqual([
      ["first", 1_100, 1_000, true],
      ["head", 2, 1_000, true],
      ["lone", 0, 0, false],
    ]);
  });

  test("shows the days ahead to those who may know what is planned", async () => {
    const ahead = (name: string) =>
      acme.as(name, (context) => orgChart(context, { asOf: "2027-01-01" }), { readOnly: true });
    await expect(ahead("ravi")).rejects.toMatchObject({ status: 403, code: "platform.forbidden" });
    expect((await ahead("admin")).day).toBe("2027-01-01");
  });
});

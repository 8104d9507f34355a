import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { cohortList, cohortListInput } from "./queries/cohort-list.ts";
import { deleteCohort } from "./use-cases/delete-cohort.ts";
import { editCohort, editCohortInput } from "./use-cases/edit-cohort.ts";
import { restoreCohort } from "./use-cases/restore-cohort.ts";
import { companiesWithCohorts, unused, type CohortWorld } from "./testing/cohort-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let cohorts: CohortWorld;
const statements: string[] = [];

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  ({ acme, globex, cohorts } = await companiesWithCohorts(world));
});
beforeEach(() => cohorts.clear());
afterAll(() => world.close());

const file = (...lines: string[]) => new File([lines.join("\n")], "people.csv");
const mail = (name: string) => `${name}@${acme.tenant.slug}.test`;

test("a filter finds whoever fits today, and who comes later once they are there", async () => {
  const { cohortId } = await cohorts.make("uma", { managers: acme.id("ravi") });
  expect(await cohorts.members("uma", cohortId)).toEqual(["asha", "kim"]);
  const joined = await cohorts.make("uma", { name: "Joined", hired: "AFTER", hiredFrom: "2025-01-01" });
  expect(await cohorts.members("uma", joined.cohortId)).toEqual(["kim"]);
  expect(await cohorts.members("uma", (await cohorts.make("uma", { name: "All" })).cohortId)).not.toContain("later");
});

test("a frozen list stays, a filter follows", async () => {
  const { cohortId } = await cohorts.make("uma", { managers: acme.id("uma"), below: "direct", source: "FROZEN" });
  const live = await cohorts.make("uma", { name: "Live", managers: acme.id("uma"), below: "direct" });
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set manager_id = ${acme.id("lena")} where employee_id = ${acme.id("zed")} and
        kind = 'REPORTING_LINE'`,
    ),
  );
  expect([await cohorts.members("uma", cohortId), await cohorts.members("uma", live.cohortId)]).toEqual([
    ["ravi", "zed"],
    ["ravi"],
  ]);
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set manager_id = ${acme.id("uma")} where employee_id = ${acme.id("zed")} and
        kind = 'REPORTING_LINE'`,
    ),
  );
});

test.each([
  ["my-team", "uma", ["ravi", "zed"]],
  ["-2", "uma", ["ravi", "zed"]],
  ["-8", "uma", ["ravi", "zed"]],
  ["my-organization", "uma", ["asha", "kim", "ravi", "zed"]],
  ["-3", "ravi", ["asha", "kim"]],
  ["-6", "asha", ["kim"]],
  ["-7", "asha", ["ravi", "uma"]],
  ["-13", "asha", ["asha"]],
  ["-5", "asha", ["lena", "pam", "zed"]],
  ["-1", "asha", ["asha", "kim", "lena", "pam", "ravi", "uma", "zed"]],
])("base cohort %s as %s sees it", async (ref, who, expected) => {
  expect(await cohorts.members(who, ref)).toEqual(expected);
});

test("choosing one's own reports forces private and clears the filter", async () => {
  const { cohortId } = await cohorts.make("lena", {
    base: "my-organization",
    shared: true,
    genders: "FEMALE",
    managers: acme.id("uma"),
  });
  const { shared, query, base } = await cohorts.screen("lena", cohortId);
  expect([shared, query.genders, query.managers, base]).toEqual([false, [], [], "my-organization"]);
});

test("of two who change a cohort at once one is told, and of two who give a name one gets it", async () => {
  const { cohortId } = await cohorts.make("asha", {});
  const edit = (managers: string) =>
    acme.as("asha", (context) =>
      editCohort(
        context,
        editCohortInput.parse({ cohortId, name: "Ours", version: 1, managers: acme.id(managers) }),
        unused,
      ),
    );
  const outcomes = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status).sort();
  expect(await outcomes([edit("ravi"), edit("uma")])).toEqual(["fulfilled", "rejected"]);
  expect(await outcomes([cohorts.make("kim", {}), cohorts.make("kim", { name: "ours" })])).toEqual([
    "fulfilled",
    "rejected",
  ]);
});

test("a file names everybody or makes no cohort, and says which lines are wrong", async () => {
  const good = await cohorts.make("asha", {
    source: "FILE",
    file: file("Work e-mail", mail("kim"), mail("ZED").toUpperCase()),
  });
  expect(await cohorts.members("asha", good.cohortId)).toEqual(["kim", "zed"]);
  expect((await cohorts.screen("asha", good.cohortId)).fileName).toBe("people.csv");
  const bad = (who: string) =>
    cohorts.make(who, {
      name: "Bad",
      source: "FILE",
      file: file("e-mail", mail("kim"), "nobody@x.test", mail("kim"), mail("later"), "=1+1"),
    });
  const lines = async (who: string) => {
    const error = await bad(who).then(
      () => null,
      (refused: { code: string; details: { params: { lines: string } } }) => refused,
    );
    return [
      error?.code,
      (JSON.parse(error!.details.params.lines) as { line: number; problem: string }[]).map(
        ({ line, problem }) => `${line} ${problem}`,
      ),
    ];
  };
  expect(await lines("asha")).toEqual(["audiences.file-refused", ["3 UNKNOWN", "4 DOUBLED", "5 UNKNOWN", "6 UNKNOWN"]]);
  expect(await lines("pam")).toEqual(["audiences.file-refused", ["3 UNKNOWN", "4 DOUBLED", "5 ABSENT", "6 UNKNOWN"]]);
  const kept = await acme.asProduct((context) => context.rows(sql`select from {cohort} where name = 'Bad'`));
  expect(kept).toEqual([]);
});

test("picked people are colleagues; somebody of another company or yet to come is refused", async () => {
  const picked = await cohorts.make("asha", { source: "PICKED", people: [acme.id("kim"), acme.id("zed")] });
  expect(await cohorts.members("asha", picked.cohortId)).toEqual(["kim", "zed"]);
  for (const other of [globex.id("spy"), acme.id("later")]) {
    await expect(
      cohorts.make("asha", { name: "Other", source: "PICKED", people: [acme.id("kim"), other] }),
    ).rejects.toMatchObject({ code: "audiences.unknown-person" });
  }
  await expect(cohorts.make("asha", { name: "Empty", source: "PICKED" })).rejects.toMatchObject({
    code: "audiences.nobody-picked",
  });
});

test("what something rests on is not deleted, hidden or changed by those who may not change that", async () => {
  const { cohortId } = await cohorts.make("lena", { shared: true });
  const resting = (mayChange: boolean) => async () => [
    { room: "goals", label: "x", params: {}, link: null, rests: true, mayChange },
  ];
  const refused = { code: "audiences.cohort-in-use", status: 409 };
  const edit = (input: object, uses: Parameters<typeof editCohort>[2]) =>
    acme.as("lena", (context) =>
      editCohort(context, editCohortInput.parse({ cohortId, name: "Ours", version: 1, shared: true, ...input }), uses),
    );
  await expect(acme.as("lena", (context) => deleteCohort(context, { cohortId }, resting(true)))).rejects.toMatchObject(
    refused,
  );
  await expect(edit({ shared: false }, resting(true))).rejects.toMatchObject(refused);
  await expect(edit({ managers: acme.id("uma") }, resting(false))).rejects.toMatchObject(refused);
  await edit({ name: "Another name" }, resting(false));
  await acme.as("lena", (context) => deleteCohort(context, { cohortId }, unused));
  expect(await acme.as("lena", (context) => cohortList(context, cohortListInput.parse({})))).toMatchObject({
    total: 0,
  });
  await acme.as("lena", (context) => restoreCohort(context, { cohortId }));
  expect((await cohorts.screen("asha", cohortId)).name).toBe("Another name");
});

test("a list of cohorts takes as many statements for one as for many, and each act is announced and audited", async () => {
  const { cohortId } = await cohorts.make("asha", {});
  const count = async () => {
    statements.length = 0;
    await acme.as("asha", (context) => cohortList(context, cohortListInput.parse({})), { readOnly: true });
    return statements.length;
  };
  const one = await count();
  for (const name of ["a", "b", "c", "d"]) await cohorts.make("asha", { name, managers: acme.id("uma") });
  expect(await count()).toBe(one);
  const written = await acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where subject_id = ${cohortId}`),
  );
  expect(written).toEqual([{ action: "audiences.cohort-created" }]);
  await expect(cohorts.make("asha", { name: "OURS" })).rejects.toMatchObject({
    code: "audiences.cohort-name-taken",
    status: 409,
  });
});

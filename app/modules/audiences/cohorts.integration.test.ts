import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { cohortForm } from "./queries/cohort-form.ts";
import { cohortList, cohortListInput } from "./queries/cohort-list.ts";
import { cohortScreen, cohortScreenInput, requirePeopleOf } from "./queries/cohort-screen.ts";
import { peopleOfCohort } from "./queries/cohort-in-lists.ts";
import { exportCohort } from "./queries/export-cohort.ts";
import { previewCohort } from "./queries/preview-cohort.ts";
import { sharers } from "./queries/sharers.ts";
import { cohortFilterInput, cohortInput } from "./use-cases/cohort-input.ts";
import { createCohort } from "./use-cases/create-cohort.ts";
import { deleteCohort } from "./use-cases/delete-cohort.ts";
import { editCohort, editCohortInput } from "./use-cases/edit-cohort.ts";
import { restoreCohort } from "./use-cases/restore-cohort.ts";
import { grantSharing, withdrawSharing } from "./use-cases/set-sharing-right.ts";

let world: World;
let acme: Company;
let globex: Company;
const statements: string[] = [];
const unused = async () => [];

/** ravi leads asha and kim; uma leads ravi and zed; pam keeps the platform. */
beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = (await world.company())
    .employee("uma")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("lena")
    .employee("ravi")
    .reportsTo("uma")
    .employee("zed")
    .reportsTo("uma")
    .employee("asha")
    .reportsTo("ravi")
    .employee("kim", { joinedOn: "2025-06-01" })
    .reportsTo("ravi")
    .employee("later", { joinedOn: "2027-01-01" });
  await acme.build();
  globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN").build();
  await acme.asProduct(async (context) => {
    await context.rows("update {employee} set can_create_shared_cohort = true where id = ?", [acme.id("lena")]);
    await context.rows("update {employee} set gender = 'FEMALE' where id = any(?::uuid[])", [
      [acme.id("asha"), acme.id("zed"), acme.id("lena")],
    ]);
  });
});

beforeEach(() => acme.asProduct((context) => context.rows("delete from {cohort}")));

afterAll(() => world.close());

const make = (who: string, input: object, company = acme) =>
  company.as(who, (context) => createCohort(context, cohortInput.parse({ name: "Ours", ...input })));
const members = async (who: string, ref: string, company = acme) =>
  (
    await company.as(who, (context) => requirePeopleOf(context, ref, { search: "", limit: 50, offset: 0 }), {
      readOnly: true,
    })
  ).rows.map(({ name }) => name);
const screen = (who: string, cohortId: string) =>
  acme.as(who, (context) => cohortScreen(context, cohortScreenInput.parse({ cohortId }), unused), { readOnly: true });
const file = (...lines: string[]) => new File([lines.join("\n")], "people.csv");
const mail = (name: string) => `${name}@${acme.tenant.slug}.test`;

test("a filter finds whoever fits today, and who comes later once they are there", async () => {
  const { cohortId } = await make("uma", { managers: acme.id("ravi") });
  expect(await members("uma", cohortId)).toEqual(["asha", "kim"]);
  const joined = await make("uma", { name: "Joined", hired: "AFTER", hiredFrom: "2025-01-01" });
  expect(await members("uma", joined.cohortId)).toEqual(["kim"]);
  expect(await members("uma", (await make("uma", { name: "All" })).cohortId)).not.toContain("later");
});

test("a frozen list stays, a filter follows", async () => {
  const { cohortId } = await make("uma", { managers: acme.id("uma"), below: "direct", source: "FROZEN" });
  const live = await make("uma", { name: "Live", managers: acme.id("uma"), below: "direct" });
  await acme.asProduct((context) =>
    context.rows("update {assignment} set manager_id = ? where employee_id = ? and kind = 'REPORTING_LINE'", [
      acme.id("lena"),
      acme.id("zed"),
    ]),
  );
  expect([await members("uma", cohortId), await members("uma", live.cohortId)]).toEqual([["ravi", "zed"], ["ravi"]]);
  await acme.asProduct((context) =>
    context.rows("update {assignment} set manager_id = ? where employee_id = ? and kind = 'REPORTING_LINE'", [
      acme.id("uma"),
      acme.id("zed"),
    ]),
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
  expect(await members(who, ref)).toEqual(expected);
});

test("choosing one's own reports forces private and clears the filter", async () => {
  const { cohortId } = await make("lena", {
    base: "my-organization",
    shared: true,
    genders: "FEMALE",
    managers: acme.id("uma"),
  });
  const { shared, query, base } = await screen("lena", cohortId);
  expect([shared, query.genders, query.managers, base]).toEqual([false, [], [], "my-organization"]);
});

test("sharing takes a right, which platform admins give and take", async () => {
  await expect(make("asha", { shared: true })).rejects.toMatchObject({ status: 403 });
  await expect(
    acme.as("asha", (context) => grantSharing(context, { employeeId: acme.id("asha") })),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    globex.as("spy", (context) => grantSharing(context, { employeeId: acme.id("asha") })),
  ).rejects.toMatchObject({ status: 404 });
  await acme.as("pam", (context) => grantSharing(context, { employeeId: acme.id("asha") }));
  const { cohortId } = await make("asha", { shared: true });
  expect((await acme.as("pam", (context) => sharers(context))).map(({ name, shared }) => [name, shared])).toEqual([
    ["asha", 1],
    ["lena", 0],
  ]);
  await acme.as("pam", (context) => withdrawSharing(context, { employeeId: acme.id("asha") }));
  expect((await screen("kim", cohortId)).shared).toBe(true);
  await expect(make("asha", { name: "More", shared: true })).rejects.toMatchObject({ status: 403 });
});

test("the form of a cohort is for those who may change it", async () => {
  const { cohortId } = await make("lena", { shared: true, source: "PICKED", people: [acme.id("kim")] });
  const open = (who: string) => acme.as(who, (context) => cohortForm(context, cohortId), { readOnly: true });
  expect((await open("lena")).cohort?.people.map(({ name }) => name)).toEqual(["kim"]);
  await expect(open("asha")).rejects.toMatchObject({ status: 403 });
  await expect(globex.as("spy", (context) => cohortForm(context, cohortId), { readOnly: true })).rejects.toMatchObject({
    status: 404,
  });
});

test("a private cohort is nobody else's, a shared one is changed by its owner and the platform's admins", async () => {
  const own = await make("asha", {});
  for (const who of ["ravi", "pam"]) {
    await expect(screen(who, own.cohortId)).rejects.toMatchObject({ status: 404 });
    await expect(acme.as(who, (context) => deleteCohort(context, own, unused))).rejects.toMatchObject({ status: 404 });
  }
  await expect(
    globex.as("spy", (context) => requirePeopleOf(context, own.cohortId, { search: "", limit: 5, offset: 0 })),
  ).rejects.toMatchObject({ status: 404 });
  const shared = await make("lena", { shared: true });
  const edit = (who: string) =>
    acme.as(who, (context) =>
      editCohort(context, editCohortInput.parse({ ...shared, name: "Renamed", shared: true, version: 1 }), unused),
    );
  await expect(edit("asha")).rejects.toMatchObject({ status: 403 });
  await edit("pam");
  await expect(edit("lena")).rejects.toMatchObject({ code: "audiences.cohort-changed-meanwhile", status: 409 });
});

test("of two who change a cohort at once one is told, and of two who give a name one gets it", async () => {
  const { cohortId } = await make("asha", {});
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
  expect(await outcomes([make("kim", {}), make("kim", { name: "ours" })])).toEqual(["fulfilled", "rejected"]);
});

test("nobody learns a private fact of colleagues through a cohort: names, counts, lists and files are of those whose fact they may know", async () => {
  const { cohortId } = await make("pam", { genders: "FEMALE", shared: true });
  expect(await members("pam", cohortId)).toEqual(["asha", "lena", "zed"]);
  expect(await members("uma", cohortId)).toEqual(["asha", "zed"]);
  expect(await members("ravi", cohortId)).toEqual(["asha"]);
  expect(await members("kim", cohortId)).toEqual([]);
  expect(await members("lena", cohortId)).toEqual(["lena"]);
  const counted = await acme.as("ravi", (context) => cohortList(context, cohortListInput.parse({})), {
    readOnly: true,
  });
  expect(counted.rows.map(({ people }) => people)).toEqual([1]);
  expect(
    await acme.as("kim", (context) => exportCohort(context, { cohortId, search: "" }), { readOnly: true }),
  ).not.toContain("asha");
  const preview = await acme.as(
    "ravi",
    (context) => previewCohort(context, cohortFilterInput.parse({ genders: "FEMALE" })),
    { readOnly: true },
  );
  expect(preview).toMatchObject({ count: 1, people: [{ name: "asha" }] });
  const narrowed = await acme.as("kim", async (context) => {
    const { text, values } = await peopleOfCohort(context, cohortId);
    return context.rows(`select e.id from {employee} e where e.id in ${text}`, values);
  });
  expect(narrowed).toEqual([]);
  expect([(await screen("ravi", cohortId)).partly, (await screen("pam", cohortId)).partly]).toEqual([true, false]);
});

test("a list frozen from a private fact tells no more of it", async () => {
  const { cohortId } = await make("pam", { genders: "FEMALE", shared: true, source: "FROZEN" });
  expect([await members("pam", cohortId), await members("kim", cohortId), await members("ravi", cohortId)]).toEqual([
    ["asha", "lena", "zed"],
    [],
    ["asha"],
  ]);
});

test("the people of a private team are shown to those who see the team", async () => {
  const team = randomUUID();
  await acme.asProduct(async (context) => {
    await context.rows(
      "insert into {team} (id, name, display_name, visibility, created_at) values (?, 'Secret', 'Secret', 'PRIVATE', ?)",
      [team, context.clock.now()],
    );
    await context.rows("insert into {team_member} (team_id, employee_id) select ?, unnest(?::uuid[])", [
      team,
      [acme.id("zed"), acme.id("kim")],
    ]);
  });
  const { cohortId } = await make("pam", { teams: team, shared: true });
  const frozen = await make("pam", { name: "Frozen", teams: team, shared: true, source: "FROZEN" });
  for (const one of [cohortId, frozen.cohortId]) {
    expect([await members("kim", one), await members("asha", one)]).toEqual([["kim", "zed"], []]);
    expect((await screen("asha", one)).parts).toEqual([]);
  }
});

test("a file names everybody or makes no cohort, and says which lines are wrong", async () => {
  const good = await make("asha", {
    source: "FILE",
    file: file("Work e-mail", mail("kim"), mail("ZED").toUpperCase()),
  });
  expect(await members("asha", good.cohortId)).toEqual(["kim", "zed"]);
  expect((await screen("asha", good.cohortId)).fileName).toBe("people.csv");
  const bad = (who: string) =>
    make(who, {
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
  const kept = await acme.asProduct((context) => context.rows("select from {cohort} where name = 'Bad'"));
  expect(kept).toEqual([]);
});

test("picked people are colleagues; somebody of another company or yet to come is refused", async () => {
  const picked = await make("asha", { source: "PICKED", people: [acme.id("kim"), acme.id("zed")] });
  expect(await members("asha", picked.cohortId)).toEqual(["kim", "zed"]);
  for (const other of [globex.id("spy"), acme.id("later")]) {
    await expect(
      make("asha", { name: "Other", source: "PICKED", people: [acme.id("kim"), other] }),
    ).rejects.toMatchObject({ code: "audiences.unknown-person" });
  }
  await expect(make("asha", { name: "Empty", source: "PICKED" })).rejects.toMatchObject({
    code: "audiences.nobody-picked",
  });
});

test("what something rests on is not deleted, hidden or changed by those who may not change that", async () => {
  const { cohortId } = await make("lena", { shared: true });
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
  expect((await screen("asha", cohortId)).name).toBe("Another name");
});

test("a list of cohorts takes as many statements for one as for many, and each act is announced and audited", async () => {
  const { cohortId } = await make("asha", {});
  const count = async () => {
    statements.length = 0;
    await acme.as("asha", (context) => cohortList(context, cohortListInput.parse({})), { readOnly: true });
    return statements.length;
  };
  const one = await count();
  for (const name of ["a", "b", "c", "d"]) await make("asha", { name, managers: acme.id("uma") });
  expect(await count()).toBe(one);
  const written = await acme.asProduct((context) =>
    context.rows<{ action: string }>("select action from {audit_entry} where subject_id = ?", [cohortId]),
  );
  expect(written).toEqual([{ action: "audiences.cohort-created" }]);
  await expect(make("asha", { name: "OURS" })).rejects.toMatchObject({
    code: "audiences.cohort-name-taken",
    status: 409,
  });
});

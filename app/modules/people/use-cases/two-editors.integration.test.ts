import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { addEmployeeField, addEmployeeFieldInput } from "./add-employee-field.ts";
import { addJobTerm, addJobTermInput } from "./add-job-term.ts";
import { addOrgUnit, addOrgUnitInput } from "./add-org-unit.ts";
import { addPeopleTag, addPeopleTagInput } from "./add-people-tag.ts";
import { archiveEmployeeField, archiveEmployeeFieldInput } from "./archive-employee-field.ts";
import { archivePeopleTag, archivePeopleTagInput } from "./archive-people-tag.ts";
import { createTeam, createTeamInput } from "./create-team.ts";
import { editEmployeeField, editEmployeeFieldInput } from "./edit-employee-field.ts";
import { editJobTerm, editJobTermInput } from "./edit-job-term.ts";
import { editOrgUnit, editOrgUnitInput } from "./edit-org-unit.ts";
import { editPeopleTag, editPeopleTagInput } from "./edit-people-tag.ts";
import { editTeam, editTeamInput } from "./edit-team.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("pia")
    .admin("PLATFORM_ADMIN")
    .build();
});
afterAll(() => world.close());

type Act = (context: Context, input: never) => Promise<unknown>;
type Editing = {
  make: (name: string) => Promise<string>;
  edit: { run: Act; input: z.ZodType; id: string; more?: object };
  table: Sql;
};

const fieldFacts = { kind: "TEXT", choices: "", viewers: "MANAGERS", editors: "ADMINS" };
const make =
  <Input, Made>(
    run: (context: Context, input: Input) => Promise<Made>,
    input: z.ZodType<Input>,
    id: keyof Made,
    more = {},
  ) =>
  async (name: string) =>
    String((await acme.as("pam", (context) => run(context, input.parse({ name, ...more }))))[id]);

const makeFunction = make(addJobTerm, addJobTermInput, "termId", { kind: "FUNCTION" });
const makeField = make(addEmployeeField, addEmployeeFieldInput, "fieldId", fieldFacts);
const makeTag = make(addPeopleTag, addPeopleTagInput, "tagId", { color: "blue" });
const edited: Record<string, Editing> = {
  "an org unit": {
    make: make(addOrgUnit, addOrgUnitInput, "orgUnitId"),
    edit: { run: editOrgUnit, input: editOrgUnitInput, id: "orgUnitId" },
    table: sql`{org_unit}`,
  },
  "a job function": {
    make: makeFunction,
    edit: { run: editJobTerm, input: editJobTermInput, id: "termId", more: { kind: "FUNCTION" } },
    table: sql`{job_function}`,
  },
  "a grade": {
    make: make(addJobTerm, addJobTermInput, "termId", { kind: "GRADE" }),
    edit: { run: editJobTerm, input: editJobTermInput, id: "termId", more: { kind: "GRADE" } },
    table: sql`{grade}`,
  },
  "a team": {
    make: make(createTeam, createTeamInput, "teamId"),
    edit: { run: editTeam, input: editTeamInput, id: "teamId" },
    table: sql`{team}`,
  },
  "a tag": {
    make: makeTag,
    edit: { run: editPeopleTag, input: editPeopleTagInput, id: "tagId", more: { color: "red" } },
    table: sql`{people_tag}`,
  },
  "a field": {
    make: makeField,
    edit: { run: editEmployeeField, input: editEmployeeFieldInput, id: "fieldId", more: fieldFacts },
    table: sql`{employee_field}`,
  },
};

let counted = 0;
const fresh = () => `Name ${(counted += 1)}`;
const doing =
  ({ run, input, id, more = {} }: Editing["edit"], of: string, asked: object) =>
  (context: Context) =>
    run(context, input.parse({ [id]: of, ...more, ...asked }) as never);
const stored = async ({ table }: Editing, id: string) =>
  (
    await acme.asProduct((context) =>
      context.rows<{ name: string; version: number }>(sql`select name, version from ${table} where id = ${id}`),
    )
  )[0]!;

describe.each(Object.keys(edited))("%s that two have open", (what) => {
  const editing = edited[what]!;

  test.each(orders)("is as the first left it, and the second is told who was first: %s", async (order) => {
    const id = await editing.make(fresh());
    const names = { pam: fresh(), pia: fresh() };
    const session = (by: "pam" | "pia") => (beforeCommit: () => Promise<void>) =>
      acme.as(by, async (context) => {
        await doing(editing.edit, id, { name: names[by], version: 1 })(context);
        await beforeCommit();
      });
    const ends = await inOrder(world, order, session("pam"), session("pia"));
    expect(ends.toSorted()).toEqual(["DONE", "platform.changed-meanwhile"]);
    const first = ends[0] === "DONE" ? "pam" : "pia";
    expect(await stored(editing, id)).toEqual({ name: names[first], version: 2 });
  });

  test("names who was first and says the version there is now, with which it can be sent again", async () => {
    const id = await editing.make(fresh());
    await acme.as("pam", doing(editing.edit, id, { name: fresh(), version: 1 }));
    const mine = fresh();
    await expect(acme.as("pia", doing(editing.edit, id, { name: mine, version: 1 }))).rejects.toMatchObject({
      code: "platform.changed-meanwhile",
      status: 409,
      details: { params: { version: 2, who: "somebody", name: expect.stringMatching(/pam/i) } },
    });
    await expect(acme.as("pam", doing(editing.edit, id, { name: mine, version: 1 }))).rejects.toMatchObject({
      details: { params: { who: "you" } },
    });
    await acme.as("pia", doing(editing.edit, id, { name: mine, version: 2 }));
    expect(await stored(editing, id)).toEqual({ name: mine, version: 3 });
  });

  test("takes a change of who does not say what was read, as the release before did", async () => {
    const id = await editing.make(fresh());
    await acme.asProduct((context) =>
      context.rows(sql`update ${editing.table} set name = ${fresh()} where id = ${id}`),
    );
    const mine = fresh();
    await acme.as("pia", doing(editing.edit, id, { name: mine }));
    expect(await stored(editing, id)).toEqual({ name: mine, version: 2 });
  });
});

test("what is archived or brought back was read first", async () => {
  const switches = [
    { id: await makeTag(fresh()), run: archivePeopleTag, input: archivePeopleTagInput, named: "tagId" },
    { id: await makeField(fresh()), run: archiveEmployeeField, input: archiveEmployeeFieldInput, named: "fieldId" },
  ] as const;
  for (const { id, run, input, named } of switches) {
    const turn = (by: string, archived: boolean, version: number) =>
      acme.as(by, (context) => (run as Act)(context, input.parse({ [named]: id, archived, version }) as never));
    await turn("pam", true, 1);
    await expect(turn("pia", false, 1)).rejects.toMatchObject({ code: "platform.changed-meanwhile" });
    await turn("pia", false, 2);
  }
});

test("a role moves to another function by who has read it", async () => {
  const [from, to] = [await makeFunction(fresh()), await makeFunction(fresh())];
  const role = await make(addJobTerm, addJobTermInput, "termId", { kind: "ROLE", functionId: from })(fresh());
  const move = (by: string, functionId: string, version: number) =>
    acme.as(by, (context) =>
      editJobTerm(
        context,
        editJobTermInput.parse({ kind: "ROLE", termId: role, name: "Engineer", functionId, version }),
      ),
    );
  await move("pam", to, 1);
  await expect(move("pia", from, 1)).rejects.toMatchObject({ code: "platform.changed-meanwhile" });
});

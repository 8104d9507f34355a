import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleInsights } from "./queries/insights.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { answerForm, answerFormInput } from "./use-cases/fill-in.ts";

let world: World;
let acme: LifecycleWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
});
afterAll(() => world.close());

test("a form without questions, details asked of somebody else, and a team of nobody are no steps", async () => {
  const saved = (one: object) => refusalOf(acme.template("HIRE", [{ doer: "PERSON", offset: 0, ...one }]));
  expect(await saved({ kind: "FORM" })).toMatchObject({ code: "lifecycle.questions-needed" });
  expect(await saved({ kind: "DETAILS", doer: "MANAGER" })).toMatchObject({ code: "lifecycle.details-own" });
  expect(await saved({ doer: "TEAM" })).toMatchObject({ code: "lifecycle.group-needed" });
  expect(await saved({ doer: "ROLE", groupId: crypto.randomUUID() })).toMatchObject({
    code: "lifecycle.unknown-group",
  });
});

test("a link leads to where something is begun with the person, for who has that module", async () => {
  await acme.company.switchOn("GOAL");
  const link = "cairn:goals.goal";
  const templateId = await acme.template("LEAVE", [{ doer: "HR", offset: 0, kind: "LINK", link }]);
  const id = await acme.start("lena", { moment: "LEAVE", onDay: "2026-12-01", templateId });
  const leads = async () => (await acme.journey("tara", id)).steps[0]!.leads;
  expect(await leads()).toEqual({
    ...{ room: "goals", label: "lifecycle.begin" },
    href: `/app/my-data/goal/my-goals?createOkr=true&ownerId=${acme.company.id("lena")}`,
  });
  // Nobody else's step leads anywhere, and who begins something with themselves reads so.
  expect((await acme.journey("lena", id)).steps[0]!.leads).toBeNull();
  const own = await acme.template("RETURN", [{ doer: "PERSON", offset: 0, kind: "LINK", link }]);
  const back = await acme.start("lena", { moment: "RETURN", onDay: "2026-12-20", templateId: own });
  expect((await acme.journey("lena", back)).steps[0]!.leads).toMatchObject({ room: null, label: "step.begin-own" });
  // Done, so that it does not count where steps go to whoever has the fewest.
  await acme.company.asProduct(({ rows }) =>
    rows(sql`update {lifecycle_step} set state = 'DONE' where journey_id = ${back}`),
  );
  await acme.company.switchOff("GOAL");
  expect(await leads()).toBeNull();
  const again = acme.template("LEAVE", [{ doer: "HR", offset: 0, kind: "LINK", link }]);
  expect(await refusalOf(again)).toMatchObject({ code: "lifecycle.leads-nowhere" });
  const typed = acme.template("LEAVE", [{ doer: "HR", offset: 0, kind: "LINK", link: "javascript:alert(1)" }]);
  await expect(typed).rejects.toThrow("lifecycle.bad-link");
});

test("steps of a team and of a job role go in turn to who is at work, and to HR where there is nobody", async () => {
  const [team, role] = [crypto.randomUUID(), crypto.randomUUID()];
  const of = (name: string) => acme.company.id(name);
  await acme.company.asProduct(async ({ rows }) => {
    await rows(sql`insert into {team} (id, name, display_name, created_at) values (${team}, 'it', 'IT', now())`);
    for (const name of ["lena", "otto"])
      await rows(sql`insert into {team_member} (team_id, employee_id) values (${team}, ${of(name)})`);
    await rows(sql`insert into {job_function} (id, name) values (${role}, 'Office')`);
    await rows(sql`insert into {job_role} (id, job_function_id, name) values (${role}, ${role}, 'Office manager')`);
  });
  const steps = [
    ...[0, 1].map((offset) => ({ doer: "TEAM", groupId: team, offset })),
    { doer: "ROLE", groupId: role, offset: 2 },
  ];
  const templateId = await acme.template("MOVE", steps);
  const assignees = async (onDay: string, to: string) => {
    const id = await acme.start("asha", { moment: "MOVE", onDay, templateId, managerId: of(to) });
    return (await acme.journey("tara", id)).steps.map(({ assignee }) => assignee?.name);
  };
  const first = await assignees("2026-12-05", "skip");
  expect([first.slice(0, 2).toSorted(), first[2]]).toEqual([["lena", "otto"], "tara"]);
  await acme.company.asProduct(({ rows }) =>
    rows(sql`update {assignment} set status = 'ON_LEAVE' where employee_id = ${of("otto")} and kind = 'STATUS'`),
  );
  await acme.company.asProduct(({ rows }) =>
    rows(sql`update {lifecycle_journey} set moved_at = now() where employee_id = ${of("asha")}`),
  );
  expect((await assignees("2026-12-06", "ravi")).slice(0, 2)).toEqual(["lena", "lena"]);
});

test("of a form that five answered the numbers are told, of fewer nothing, and never what somebody wrote", async () => {
  const options = ["pay", "work"].map((id) => ({ id, label: { en: id }, score: null }));
  const why = { id: "why", kind: "single", text: { en: "Why?" }, setup: { options } };
  const templateId = await acme.template(
    "MOVE",
    [
      {
        doer: "PERSON",
        offset: 0,
        kind: "FORM",
        questions: [why, { id: "q1", kind: "text", text: { en: "Which desk?" }, setup: {} }],
      },
    ],
    "Asked",
  );
  const names = ["e1", "e2", "e3", "e4", "e5"];
  for (const name of names) acme.company.employee(name);
  await acme.company.build();
  const shown = async () => {
    const { forms } = await acme.company.as("tara", (context) => lifecycleInsights(context));
    return forms.filter(({ key }) => key.startsWith(templateId));
  };
  const twice = ["e1", ...names];
  for (const [place, name] of twice.entries()) {
    expect(await shown()).toEqual([]);
    const [onDay, to] = place === 0 ? ["2026-12-01", "skip"] : ["2026-12-02", "ravi"];
    const id = await acme.start(name, { moment: "MOVE", onDay, templateId, managerId: acme.company.id(to) });
    await acme.company.asProduct(({ rows }) =>
      rows(sql`update {lifecycle_journey} set moved_at = now() where id = ${id}`),
    );
    const stepId = (await acme.journey(name, id)).steps[0]!.id;
    const answers = { why: { value: place < 3 ? "pay" : "work" }, q1: { value: `Words of ${name}` } };
    await acme.company.as(name, (context) => answerForm(context, answerFormInput.parse({ stepId, answers })));
  }
  const [form] = await shown();
  expect(form).toMatchObject({ people: 5, questions: [{ id: "why", picture: { answered: 5 } }] });
  expect(form!.questions[0]!.picture.bars.map(({ key, count }) => [key, count])).toEqual([
    ["pay", 2],
    ["work", 3],
  ]);
  expect(JSON.stringify(form)).not.toContain("Words of");
});

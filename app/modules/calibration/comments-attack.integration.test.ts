import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { commentThread } from "#app/modules/comments/index.ts";
import { addComment } from "#app/modules/comments/use-cases/add-comment.ts";
import { deleteComment } from "#app/modules/comments/use-cases/delete-comment.ts";
import { editComment } from "#app/modules/comments/use-cases/edit-comment.ts";
import { restoreComment } from "#app/modules/comments/use-cases/restore-comment.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readPersonPanel } from "./queries/person-panel.ts";
import { bePresent } from "./use-cases/be-present.ts";
import { movePerson, undoMove } from "./use-cases/move-person.ts";
import { createGroup, editGroup } from "./use-cases/save-group.ts";
import { saveTalent, saveTalentInput } from "./use-cases/save-talent.ts";

let world: World;
let acme: Company;
let sales: { groupId: string; omar: string; ravi: string };
let support: { groupId: string; lena: string };

/** Two groups of one cycle: Ravi, who is in his own, and Sana calibrate sales; Sid calibrates support. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("hr").admin("REVIEW_ADMIN").employee("ravi").employee("sana").employee("sid");
  await acme.team("ravi", "omar").team("sid", "lena").build();
  await acme.switchOn("REVIEW");
});
afterAll(() => world.close());
beforeEach(async () => {
  const people = ["omar", "ravi", "lena"].map((name) => ({ employeeId: acme.id(name), managerId: null }));
  const { cycleId, revieweeOf } = await runningCycle(acme, people);
  const group = (name: string, members: string[], inside: string[]) =>
    acme.as("hr", (context) =>
      createGroup(context, {
        ...{ cycleId, name, memberIds: members.map((one) => acme.id(one)), headIds: [] },
        employeeIds: inside.map((one) => acme.id(one)),
      }),
    );
  const of = (name: string) => revieweeOf(acme.id(name));
  sales = { ...(await group("Sales", ["ravi", "sana"], ["omar", "ravi"])), omar: of("omar"), ravi: of("ravi") };
  support = { ...(await group("Support", ["sid"], ["lena"])), lena: of("lena") };
});

const refused = async (who: string, work: (context: Context) => Promise<unknown>) =>
  (await refusalOf(acme.as(who, work))).status;
const say = (who: string, record: string, body = "Between us") =>
  acme.as(who, (context) => addComment(context, { about: "CalibratedPerson", record, body, mentions: [] }));
const read = (record: string) => (context: Context) => commentThread(context, { about: "CalibratedPerson", record });

/** All that is done with what stands about somebody. */
const waysTo = (record: string, commentId: string): ((context: Context) => Promise<unknown>)[] => [
  read(record),
  (context) => addComment(context, { about: "CalibratedPerson", record, body: "Me too", mentions: [] }),
  (context) => editComment(context, { commentId, body: "Changed", mentions: [] }),
  (context) => deleteComment(context, { commentId }),
];

test("comments of a group are read and written by who calibrates in it, and by nobody of another", async () => {
  const { commentId } = await say("sana", sales.omar);
  for (const who of ["sid", "omar", "lena"])
    for (const way of waysTo(sales.omar, commentId)) expect(await refused(who, way)).toBe(404);
  // Who calibrates in the group reads it, and still does not word what another said.
  await acme.as("ravi", read(sales.omar));
  for (const way of waysTo(sales.omar, commentId).slice(2)) expect(await refused("ravi", way)).toBe(403);
});

test("whoever is in the group themselves reads no word about themselves, and adds none", async () => {
  const { commentId } = await say("sana", sales.ravi);
  for (const way of waysTo(sales.ravi, commentId)) expect(await refused("ravi", way)).toBe(404);
});

test("what a member wrote is out of their reach once they calibrate there no more", async () => {
  const { commentId } = await say("sana", sales.omar);
  const change = { groupId: sales.groupId, name: "Sales", memberIds: [acme.id("ravi")] };
  const deleted = await say("sana", sales.omar, "Another word");
  await acme.as("sana", (context) => deleteComment(context, deleted));
  await acme.as("hr", (context) => editGroup(context, change));
  for (const way of waysTo(sales.omar, commentId)) expect(await refused("sana", way)).toBe(404);
  expect(await refused("sana", (context) => restoreComment(context, deleted))).toBe(404);
});

test("somebody of another group is reached by naming neither their group nor one's own", async () => {
  const { moveId } = await acme.as("sid", (context) =>
    movePerson(context, { ...support, revieweeId: support.lena, place: "box:3:3", reason: "Growth" }),
  );
  for (const { groupId } of [sales, support]) {
    const asked = { groupId, revieweeId: support.lena };
    const ways: ((context: Context) => Promise<unknown>)[] = [
      (context) => readPersonPanel(context, asked),
      (context) => movePerson(context, { ...asked, place: "box:1:1", reason: "Sabotage" }),
      (context) => undoMove(context, { groupId, moveId, reason: "Sabotage" }),
      (context) => saveTalent(context, saveTalentInput.parse({ ...asked, risk: "HIGH" })),
    ];
    for (const way of ways) expect(await refused("sana", way)).toBe(404);
  }
  expect(
    await refused("sana", (context) => bePresent(context, { groupId: support.groupId, revieweeId: undefined })),
  ).toBe(404);
});

test("nobody is named in a comment who may not read it, so that a notice tells them nothing", async () => {
  const naming = (name: string) => (context: Context) =>
    addComment(context, {
      ...{ about: "CalibratedPerson", record: sales.omar, body: `@${name}, look` },
      mentions: [acme.id(name)],
    });
  for (const name of ["omar", "sid"]) expect(await refused("sana", naming(name))).toBe(422);
  await acme.as("sana", naming("ravi"));
});

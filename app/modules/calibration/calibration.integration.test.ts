import { afterAll, beforeAll, expect, test } from "vitest";
import { commentThread } from "#app/modules/comments/index.ts";
import { ratedReviewees } from "#app/modules/reviews/index.ts";
import { runningCycle } from "#app/modules/reviews/testing/running-cycle.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import type { Context } from "#app/platform/context/context.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBoard } from "./queries/board.ts";
import { exportBoard } from "./queries/export-board.ts";
import { calibrationPage, calibrationPageInput } from "./queries/calibration-page.ts";
import type { FairnessPage } from "./queries/fairness-page.ts";
import { groupListInput, groupListPage } from "./queries/group-list.ts";
import { readPersonPanel } from "./queries/person-panel.ts";
import { createGroups } from "./use-cases/create-groups.ts";
import { movePerson, undoMove } from "./use-cases/move-person.ts";
import { createGroup, deleteGroup, finishGroup, reopenGroup } from "./use-cases/save-group.ts";
import { saveGuidelines } from "./use-cases/save-guidelines.ts";
import { saveTalent, saveTalentInput } from "./use-cases/save-talent.ts";

async function fairnessOf(context: Context, group: string): Promise<FairnessPage | null> {
  const page = await calibrationPage(context, calibrationPageInput.parse({ group, view: "fairness" }));
  return page.board ? page.fairness : null;
}

let world: World;
let acme: Company;
let globex: Company;
const team = ["asha", "omar", "lena", "juan", "kira", "finn"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  globex = await world.company("globex");
  acme.employee("top").employee("sales").reportsTo("top").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("top").admin("REVIEW_ADMIN").employee("other").reportsTo("top").build();
  await globex.employee("gita").admin("REVIEW_ADMIN").build();
  for (const company of [acme, globex]) await company.switchOn("REVIEW");
});
afterAll(() => world.close());

/** A cycle of the team and its managers, and a group that the head of sales and Ravi calibrate. */
async function calibrated() {
  const people = [...team, "ravi"].map((name) => ({
    employeeId: acme.id(name),
    managerId: acme.id(name === "ravi" ? "sales" : "ravi"),
  }));
  const cycle = await runningCycle(acme, people);
  const { groupId } = await acme.as("hr", (context) =>
    createGroup(context, {
      cycleId: cycle.cycleId,
      name: "Sales",
      memberIds: [acme.id("sales"), acme.id("ravi")],
      headIds: [acme.id("sales")],
      employeeIds: [],
    }),
  );
  const person = (name: string) => cycle.revieweeOf(acme.id(name));
  return { ...cycle, groupId, person };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

type Calibrated = Awaited<ReturnType<typeof calibrated>>;
const move = (by: string, { groupId, person }: Calibrated, name: string, place: string, version?: number) =>
  acme.as(by, (context) =>
    movePerson(context, {
      groupId,
      revieweeId: person(name),
      place,
      reason: "Carried the launch",
      ...(version && { version }),
    }),
  );
const board = (by: string, { groupId }: Calibrated, after?: number) =>
  acme.as(by, (context) => readBoard(context, { group: groupId, view: "board", after }));

test("a move is the result that counts from then on, and can be taken back", async () => {
  const made = await calibrated();
  const { moveId } = await move("sales", made, "asha", "box:3:3");
  const rated = () => acme.as("hr", (context) => ratedReviewees(context, made.cycleId));
  const settled = async () => (await rated()).find(({ revieweeId }) => revieweeId === made.person("asha"))!.settled;
  // The box says the rating: the rightmost column of the grid stands for the best option.
  expect(await settled()).toEqual({ option: "option-5", row: 3, column: 3 });
  const undo = () =>
    acme.as("ravi", (context) => undoMove(context, { groupId: made.groupId, moveId, reason: "Wrong person" }));
  await undo();
  expect(await settled()).toEqual({ option: "option-3", row: 2, column: 2 });
  expect(await refusal(undo())).toBe("calibration.moved-since");
  const shown = await board("sales", made);
  expect(shown.moves.map(({ from, to }) => [from, to])).toEqual([
    ["box:2:2", "box:3:3"],
    ["box:3:3", "box:2:2"],
  ]);
});

test("the board can be seen as it was, and is not moved there", async () => {
  const made = await calibrated();
  await move("sales", made, "asha", "box:3:3");
  await move("sales", made, "omar", "box:1:1");
  await move("sales", made, "asha", "box:3:2");
  const placeAt = async (after?: number) => {
    const { people, mayMove } = await board("sales", made, after);
    const of = (name: string) => people.find(({ revieweeId }) => revieweeId === made.person(name))!.place;
    return [of("asha"), of("omar"), mayMove];
  };
  expect(await placeAt(0)).toEqual(["box:2:2", "box:2:2", false]);
  expect(await placeAt(2)).toEqual(["box:3:3", "box:1:1", false]);
  expect(await placeAt()).toEqual(["box:3:2", "box:1:1", true]);
});

test("nobody sees or moves themselves, by any way there is", async () => {
  const made = await calibrated();
  await move("sales", made, "ravi", "box:3:3");
  const asked = { groupId: made.groupId, revieweeId: made.person("ravi") };
  const shown = await board("ravi", made);
  expect(shown.people.map(({ name }) => name).sort()).toEqual([...team].sort());
  expect(JSON.stringify(shown)).not.toContain(made.person("ravi"));
  expect(await refusal(move("ravi", made, "ravi", "box:1:1"))).toBe("platform.not-found");
  expect(await refusal(acme.as("ravi", (context) => readPersonPanel(context, asked)))).toBe("platform.not-found");
  const comments = { about: "CalibratedPerson", record: asked.revieweeId };
  expect(await refusal(acme.as("ravi", (context) => commentThread(context, comments)))).toBe("platform.not-found");
  const file = await acme.as("ravi", async (context) => heldSheet(await exportBoard(context, { group: made.groupId })));
  expect(JSON.stringify(file)).not.toContain(acme.id("ravi"));
  await acme.as("sales", (context) => readPersonPanel(context, asked));
});

test("who calibrates nothing there learns nothing of a group: the people in it, others, and other companies", async () => {
  const made = await calibrated();
  const stranger = async (name: string, company = acme) => {
    const asked = { group: made.groupId, view: "board" as const, after: undefined };
    const person = { groupId: made.groupId, revieweeId: made.person("omar") };
    return Promise.all([
      refusal(company.as(name, (context) => readBoard(context, asked))),
      refusal(company.as(name, (context) => fairnessOf(context, made.groupId))),
      refusal(company.as(name, (context) => readPersonPanel(context, person))),
      refusal(company.as(name, (context) => movePerson(context, { ...person, place: "box:1:1", reason: "x" }))),
      refusal(company.as(name, (context) => finishGroup(context, { groupId: made.groupId }))),
    ]);
  };
  for (const name of ["asha", "other"]) {
    expect(new Set(await stranger(name))).toEqual(new Set(["platform.not-found"]));
    expect(
      (await acme.as(name, (context) => groupListPage(context, groupListInput.parse({ panel: "from-org" })))).groups,
    ).toEqual([]);
  }
  expect(new Set(await stranger("gita", globex))).toEqual(new Set(["platform.not-found"]));
  expect(await refusal(acme.as("sales", (context) => finishGroup(context, { groupId: made.groupId })))).toBe(
    "platform.forbidden",
  );
});

test.each(orders)("two moves of one person at once, %s: one stands, the other is told", async (order) => {
  const made = await calibrated();
  const session = (by: string, place: string) => (beforeCommit: () => Promise<void>) =>
    acme.as(by, async (context) => {
      const input = { groupId: made.groupId, revieweeId: made.person("asha"), place, reason: "Growth", version: 1 };
      await movePerson(context, input);
      await beforeCommit();
    });
  const ended = await inOrder(world, order, session("sales", "box:3:3"), session("hr", "box:1:1"));
  expect([...ended].sort()).toEqual(["DONE", "platform.changed-meanwhile"]);
  expect((await board("hr", made)).moves).toHaveLength(1);
});

test("a finished group stays as it is until it is opened again, and one with moves is not deleted", async () => {
  const made = await calibrated();
  await move("sales", made, "asha", "box:3:3");
  await acme.as("hr", (context) => finishGroup(context, { groupId: made.groupId }));
  expect(await refusal(move("sales", made, "asha", "box:1:1"))).toBe("calibration.finished");
  expect(await refusal(acme.as("hr", (context) => deleteGroup(context, made)))).toBe("calibration.has-moves");
  await acme.as("hr", (context) => reopenGroup(context, { groupId: made.groupId, reason: "New facts" }));
  expect(await refusal(move("sales", made, "asha", "box:1:1"))).toBe("done");
});

test("a guideline is 100 % or none, and the board says how far it is from it", async () => {
  const made = await calibrated();
  const save = (percents: Record<string, number>) =>
    refusal(acme.as("hr", (context) => saveGuidelines(context, { cycleId: made.cycleId, percents })));
  expect(await save({ "box:2:2": 60 })).toBe("calibration.percent-total");
  expect(await save({ "box:2:2": 50, "box:3:3": 50 })).toBe("done");
  const { distribution } = await board("sales", made);
  const line = (place: string) => distribution.find((one) => one.place.id === place);
  expect(line("box:2:2")).toMatchObject({ people: 7, guideline: 50, over: 3 });
  expect(line("box:3:3")).toMatchObject({ people: 0, guideline: 50, over: -4 });
});

test("groups come from the reporting lines; whoever is in one stays there", async () => {
  const people = [...team, "ravi", "other"].map((name) => ({ employeeId: acme.id(name), managerId: null }));
  const { cycleId } = await runningCycle(acme, people);
  const cut = { depth: 1, largest: 50 };
  const asked = await acme.as("hr", (context) =>
    groupListPage(context, { cycle: cycleId, panel: "from-org", depth: 2, largest: 2 }),
  );
  expect(asked.fromOrg?.groups.map(({ people: inside }) => inside).sort()).toEqual([1, 2, 2, 2]);
  const { groupIds } = await acme.as("hr", (context) => createGroups(context, { cycleId, ...cut }));
  expect(groupIds).toHaveLength(1);
  const page = await acme.as("hr", (context) => groupListPage(context, { cycle: cycleId, ...cut }));
  expect(page.groups).toMatchObject([{ name: "sales", people: 7, members: [{ name: "sales" }] }]);
  expect(page.ungrouped).toBe(1);
  expect(await refusal(acme.as("hr", (context) => createGroups(context, { cycleId, ...cut })))).toBe(
    "calibration.no-heads",
  );
});

test("a talent plan keeps successors apart, and a promotion needs its reason", async () => {
  const made = await calibrated();
  const save = (input: object) =>
    refusal(
      acme.as("sales", (context) =>
        saveTalent(
          context,
          saveTalentInput.parse({ groupId: made.groupId, revieweeId: made.person("asha"), ...input }),
        ),
      ),
    );
  expect(await save({ promotion: "PROPOSED" })).toBe("calibration.reason-needed");
  expect(await save({ NOW: [acme.id("asha")] })).toBe("calibration.own-successor");
  expect(await save({ NOW: [acme.id("omar")], ONE_YEAR: [acme.id("omar")] })).toBe("calibration.successor-twice");
  const plan = { risk: "HIGH", promotion: "PROPOSED", reason: "Ready", NOW: acme.id("omar"), version: 0 };
  expect(await save(plan)).toBe("done");
  expect(await save(plan)).toBe("platform.changed-meanwhile");
  const late = { groupId: made.groupId, revieweeId: made.person("asha"), promotion: "PROPOSED", version: 0 };
  await expect(acme.as("sales", (context) => saveTalent(context, saveTalentInput.parse(late)))).rejects.toMatchObject({
    details: { params: { version: 1, who: "you", name: "sales" } },
  });
  const panel = await acme.as("ravi", (context) =>
    readPersonPanel(context, { groupId: made.groupId, revieweeId: made.person("asha") }),
  );
  expect(panel.talent).toMatchObject({ risk: "HIGH", successors: [{ name: "omar", readiness: "NOW" }], version: 1 });
});

test("raters of few people are not judged, and earlier shared results stand beside a person", async () => {
  const before = [{ employeeId: acme.id("asha"), managerId: acme.id("ravi"), option: "option-5" }];
  await runningCycle(acme, before, { name: "Annual review 2025", shared: true });
  const made = await calibrated();
  const fairness = await acme.as("sales", (context) => fairnessOf(context, made.groupId));
  expect(fairness!.raters.find(({ name }) => name === "sales")).toMatchObject({ people: 1, mean: null });
  const asha = (await board("sales", made)).people.find(({ name }) => name === "asha");
  expect(asha!.past).toEqual([{ cycle: "Annual review 2025", label: "Outstanding" }]);
});

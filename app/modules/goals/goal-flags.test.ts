import { expect, test } from "vitest";
import { addressOfFlags } from "./goal-flags.ts";

const [one, two] = ["0193a1b2-0000-7000-8000-000000000001", "0193a1b2-0000-7000-8000-000000000002"];
const list = "/app/my-data/goal/my-goals";

test("showTaskDetails names the panel of a goal, whichever flag carries its id, and what it was opened from", () => {
  for (const flag of [
    `ids=${one}`,
    `ids=${one},${two}`,
    `objectiveId=${one}`,
    `objectiveTimeBoundId=${one}&objectiveId=${two}`,
    `timeBoundId=${one}`,
  ]) {
    expect(addressOfFlags("/app", `?showTaskDetails=true&type=OBJECTIVE&${flag}`)).toBe(
      `/app?panelStack=OBJECTIVE:${one}`,
    );
  }
  expect(
    addressOfFlags(list, `?view=TREE&showTaskDetails=true&ids=${one}&objectivePId=${two}&empId=7&scrollToId=comments`),
  ).toBe(`${list}?view=TREE&scrollToId=comments&panelStack=OBJECTIVE:${two},OBJECTIVE:${one}`);
  expect(addressOfFlags(list, `?panelStack=OBJECTIVE:${two}&showTaskDetails=true&ids=${one}`)).toBe(
    `${list}?panelStack=OBJECTIVE:${one}`,
  );
});

test("flags that name no goal, or another kind of record, are left alone", () => {
  for (const search of [
    "",
    "?showTaskDetails=false&ids=" + one,
    "?showTaskDetails=true&ids=7",
    `?showTaskDetails=true&type=TASK&ids=${one}`,
    "?createOkr=false",
    `?panelStack=OBJECTIVE:${one}`,
  ]) {
    expect(addressOfFlags(list, search)).toBeNull();
  }
});

test("createOkr opens the form from any screen, with whose it is and what it aligns to; a panel that was open closes", () => {
  expect(addressOfFlags(list, `?createOkr=true&ownerId=${one}`)).toBeNull();
  expect(
    addressOfFlags("/app/team/overview", `?a=1&createOkr=true&okrPanelType=SIMPLE&ownerId=${one}&parentId=${two}`),
  ).toBe(`${list}?okrPanelType=SIMPLE&ownerId=${one}&parentId=${two}&createOkr=true`);
  expect(addressOfFlags(list, `?createOkr=1&panelStack=OBJECTIVE:${one}&view=CARD`)).toBe(
    `${list}?createOkr=true&view=CARD`,
  );
});

test("okrPanelType names each panel of a goal, which remembers the goal it belongs to", () => {
  const open = (type: string) => addressOfFlags(list, `?createOkr=true&okrPanelType=${type}&parentId=${one}`);
  expect(open("KEY_RESULT")).toBe(`${list}?panelStack=OBJECTIVE:${one}&act=add-key-result`);
  expect(open("check_in")).toBe(`${list}?panelStack=OBJECTIVE:${one}&act=check-in:${one}`);
  expect(open("REALIGN")).toBe(`${list}?panelStack=OBJECTIVE:${one},GOAL_REALIGN:${one}`);
  expect(open("FULL_HISTORY")).toBe(`${list}?panelStack=OBJECTIVE:${one},GOAL_HISTORY:${one}`);
  for (const type of ["CLONE", "COPY", "CHANGE_DETAILS", "OTHER_DETAILS"])
    expect(open(type)).toContain(`panelStack=OBJECTIVE:${one}`);
  expect(open("OBJECTIVE")).toBeNull();
  expect(open("REALIGN_CHILDREN")).toBe(`${list}?panelStack=OBJECTIVE:${one},GOAL_REALIGN:${one}&act=realign:CHILDREN`);
  expect(open("CREATE_INITIATIVE")).toBe(`${list}?panelStack=OBJECTIVE:${one}&act=create-initiative`);
  expect(open("CUSTOM_TAGS")).toBe(`${list}?panelStack=OBJECTIVE:${one}&scrollToId=goal-tags`);
  expect(open("CUSTOM_METRIC")).toBe("/app/my-data/goal/metrics?create=true");
  // The panel of a goal needs no flag beside it.
  expect(addressOfFlags("/app", `?okrPanelType=REALIGN&parentId=${one}`)).toBe(
    `/app?panelStack=OBJECTIVE:${one},GOAL_REALIGN:${one}`,
  );
  expect(addressOfFlags("/app", "?okrPanelType=REALIGN")).toBeNull();
});

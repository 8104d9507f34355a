import { expect, test } from "vitest";
import { addressOfTaskFlags } from "./initiative-flags.ts";

const [one, two] = ["0193a1b2-0000-7000-8000-000000000001", "0193a1b2-0000-7000-8000-000000000002"];
const list = "/app/my-data/initiative/my-initiatives";

test("a link to a task opens its panel over any screen, on top of what is open there", () => {
  for (const flag of [`showTaskDetails=true&type=TASK&ids=${one},${two}`, `showTaskDetails=${one}`]) {
    expect(addressOfTaskFlags("/app", `?a=1&${flag}`)).toBe(`/app?a=1&panelStack=TASK:${one}`);
    expect(addressOfTaskFlags("/app.data", `?panelStack=OBJECTIVE:${two}&act=edit&${flag}`)).toBe(
      `/app?panelStack=OBJECTIVE:${two},TASK:${one}`,
    );
  }
  expect(addressOfTaskFlags(list, `?showTaskDetails=1&type=initiative&ids=${one}`)).toBe(
    `${list}?panelStack=TASK:${one}`,
  );
});

test("what names no task, or stands beside a list of tasks, is left alone", () => {
  for (const search of [
    "",
    `?ids=${one}&type=TASK`,
    `?showTaskDetails=false&type=TASK&ids=${one}`,
    `?showTaskDetails=true&type=OBJECTIVE&ids=${one}`,
    "?showTaskDetails=true&type=TASK&ids=7",
    `?showTaskDetails=${one}`,
  ])
    expect(addressOfTaskFlags(list, search)).toBeNull();
});

test("the form of a new task is asked for from any screen: one's own, for a person, or a part of a task", () => {
  const flag = "createOkr=true&okrPanelType=CREATE_INITIATIVE";
  expect(addressOfTaskFlags("/app", `?a=1&${flag}`)).toBe("/app?a=1&panelStack=NEW_TASK:mine");
  expect(addressOfTaskFlags("/app", `?${flag}&ownerId=${one}`)).toBe(`/app?panelStack=NEW_TASK:for-${one}`);
  expect(addressOfTaskFlags(list, `?${flag}&parentId=${one}&type=TASK`)).toBe(
    `${list}?panelStack=NEW_TASK:part-${one}`,
  );
  // A goal's panel holds the form of a task for the goal.
  expect(addressOfTaskFlags("/app", `?${flag}&parentId=${one}`)).toBeNull();
});

import { expect, test } from "vitest";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { allScreens, firstScreenBelow } from "./navigation.ts";

const tab = (path: string, behind?: string): Tab => ({
  area: "company",
  module: "goal",
  label: path,
  path,
  ...(behind ? { behind } : {}),
});
const pathsOf = (...rooms: Room[]) =>
  allScreens(rooms, (_, key) => key).modules.flatMap(({ tabs }) => tabs.map(({ path }) => path));
const goals: Room = {
  name: "goals",
  modules: [{ key: "goal", label: "goals" }],
  tabs: [tab("/manage"), tab("/archived")],
};

test("a tab stands where its room does, or right behind the one it names", () => {
  const reports: Room = { name: "reports", tabs: [tab("/reports")] };
  const metrics: Room = { name: "metrics", tabs: [tab("/metrics", "/manage")] };
  expect(pathsOf(goals, reports, metrics)).toEqual(["/manage", "/metrics", "/archived", "/reports"]);
});

test("a tab that names one that is not there is shown all the same", () => {
  expect(pathsOf(goals, { name: "metrics", tabs: [tab("/metrics", "/gone")] })).toEqual([
    "/manage",
    "/archived",
    "/metrics",
  ]);
});

test("an address above screens leads to the first of them that the person may open, and to none where there is none", async () => {
  const may = (action: string) => ({ can: { action, subject: "Goal" } });
  const room: Room = {
    name: "goals",
    modules: [{ key: "goal", label: "goals" }],
    tabs: [
      { ...tab("/app/company/goal/manage"), ...may("edit") },
      { ...tab("/app/company/goal/archived"), ...may("view") },
    ],
  };
  const context = (...actions: string[]) =>
    ({
      ability: async () => ({ anyOf: (action: string) => actions.includes(action) }),
      actor: { features: [], permissions: [] },
    }) as never;
  const asked = (path: string, ...actions: string[]) => firstScreenBelow(context(...actions), [room], path);
  expect(await asked("/app/company/goal", "view", "edit")).toBe("/app/company/goal/manage");
  expect(await asked("/app/company/goal/", "view")).toBe("/app/company/goal/archived");
  expect(await asked("/app/company/goal")).toBeNull();
  expect(await asked("/app/company/goa", "view", "edit")).toBeNull();
  expect(await asked("/app/company/goal/manage", "view", "edit")).toBeNull();
});

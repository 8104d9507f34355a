import { expect, test } from "vitest";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { allScreens } from "./navigation.ts";

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

import { expect, test } from "vitest";
import type { NavigationModule } from "./navigation.ts";
import { hrefOf, placeOf, scopesOf, tabsBeside } from "./place.ts";

const goals: NavigationModule = {
  area: "team",
  key: "goal",
  label: "Goals",
  tabs: [
    { label: "Manage", path: "/app/team/direct-reports/goal/manage", scope: "direct-reports" },
    { label: "Insights", path: "/app/team/direct-reports/goal/insights", scope: "direct-reports" },
    { label: "Manage", path: "/app/team/view/goal/manage", scope: "view" },
  ],
};
const people: NavigationModule = {
  area: "top",
  key: "people",
  label: "People",
  tabs: [
    { label: "Directory", path: "/app/people", also: ["/app/employee"] },
    { label: "Import", path: "/app/people/import" },
  ],
};
const navigation = [people, goals];
const at = (path: string) => placeOf(navigation, path)?.tab.path;

test("an address belongs to the screen with the longest address above it, and to none where it only begins alike", () => {
  expect(at("/app/people/import/7")).toBe("/app/people/import");
  expect(at("/app/employee/7")).toBe("/app/people");
  expect(at("/app/peoples")).toBeUndefined();
});

test("what no screen stands above belongs to its module, and home holds nothing but itself", () => {
  const home: NavigationModule = {
    ...people,
    key: "home",
    tabs: [{ label: "Home", path: "/app" }],
  };
  const all = [home, ...navigation];
  expect(placeOf(all, "/app")?.module.key).toBe("home");
  expect(placeOf(all, "/app/team/view/goal/check-in")?.tab).toMatchObject({ scope: "view", label: "Manage" });
  expect(placeOf(all, "/app/team/view/review")).toBeNull();
  expect(placeOf(all, "/app/comments/Goal/7")).toBeNull();
});

test("tabs are of the same people, and the switch leads to the same screen of others, or to their first", () => {
  const insights = placeOf(navigation, "/app/team/direct-reports/goal/insights")!;
  expect(tabsBeside(insights).map(({ label }) => label)).toEqual(["Manage", "Insights"]);
  expect(scopesOf(insights)).toEqual([
    { scope: "direct-reports", path: "/app/team/direct-reports/goal/insights" },
    { scope: "view", path: "/app/team/view/goal/manage" },
  ]);
  expect(scopesOf(placeOf(navigation, "/app/people")!)).toEqual([]);
});

test("an entry leads to the people somebody looked at last, or to its first screen", () => {
  expect(hrefOf(goals, "view")).toBe("/app/team/view/goal/manage");
  expect(hrefOf(goals, "all-reports")).toBe("/app/team/direct-reports/goal/manage");
  expect(hrefOf(people, null)).toBe("/app/people");
});

import type { Actor } from "#app/platform/context/actor.ts";
import { expect, test } from "vitest";
import { addressOfView, listQuery, readListAddress, savableLists } from "./list-query.ts";

const lists = savableLists(
  [
    {
      name: "goals",
      feature: "GOAL",
      modules: [{ key: "goal", label: "names.module" }],
      tabs: [{ area: "my-data", module: "goal", label: "tab", path: "/app/goals" }],
      lists: [{ path: "/app/goals", parameters: { text: "", period: "current" } }],
    },
    {
      name: "tasks",
      tabs: [
        {
          area: "team",
          module: "task",
          label: "tab",
          path: "/app/team/tasks",
          when: ({ directManager }) => directManager,
        },
      ],
      lists: [{ path: "/app/team/tasks", parameters: {} }],
    },
    {
      name: "insights",
      tabs: ["Seen", "Unseen"].map((subject) => ({
        area: "company",
        module: "goal",
        label: subject,
        path: `/app/${subject}`,
        can: { action: "view", subject },
      })),
      lists: [
        { path: "/app/Seen", parameters: {} },
        { path: "/app/Unseen", parameters: {} },
      ],
    },
    { name: "points", feature: "POINTS", tabs: [], lists: [{ path: "/app/points", parameters: {} }] },
  ],
  { features: ["GOAL"], directManager: false } as unknown as Actor,
  (action, subject) => action === "view" && subject === "Seen",
);
const list = lists[0]!;

test("lists of modules that are off, and those the actor's navigation does not lead to, are none", () => {
  expect(lists.map(({ path, label }) => [path, label])).toEqual([
    ["/app/goals", "tab"],
    ["/app/Seen", "Seen"],
  ]);
});

test("a list tells the module it stands in, also where that is another room's", () => {
  const module = { room: "goals", label: "names.module" };
  expect(lists.map((one) => [one.room, one.module])).toEqual([
    ["goals", module],
    ["insights", module],
  ]);
});

test("the same filters are the same text, however the address was put together", () => {
  const filters = (search: string) => listQuery(list, new URLSearchParams(search));
  expect(filters("period=all&text=+x+&after=abc&panelStack=GOAL:1")).toBe("text=x&period=all");
  expect(filters("text=x&period=all")).toBe("text=x&period=all");
  expect(filters("text=&period=current")).toBe("");
});

test.each([
  "https://evil.test/app/goals?text=x",
  "//evil.test/app/goals",
  "/app/goals/../settings?text=x",
  "/app/points",
  "/app/team/tasks",
  "/app/Unseen",
  "/app/goals#x",
  "",
  "javascript:alert(1)",
])("%s is no list", (address) => expect(readListAddress(lists, address)).toBeNull());

test("a view opens its own list with what the list knows, whatever was stored", () => {
  expect(addressOfView(list, { id: "v1", query: "text=%26admin%3D1&evil=1&redirect=https://evil.test" })).toBe(
    "/app/goals?text=%26admin%3D1&savedView=v1",
  );
});

test("filters too long to keep are refused", () => {
  expect(readListAddress(lists, `/app/goals?text=${"x".repeat(2001)}`)).toBeNull();
});

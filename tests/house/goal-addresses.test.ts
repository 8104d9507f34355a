import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { roomParts } from "#app/composition/rooms.parts.ts";
import { roomServers } from "#app/composition/rooms.server.ts";
import { parsePanelStack } from "#app/platform/contributions/panel.ts";
import routes from "#app/routes.ts";

const goalId = "0193a1b2-0000-7000-8000-000000000001";
const addresses = [
  "/app/my-data/goal/my-goals",
  "/app/my-data/goal/my-company",
  "/app/my-data/goal/individuals-goals",
  "/app/team/direct-reports/goal/manage",
  "/app/team/direct-reports/goal/individuals-goals",
  "/app/team/all-reports/goal/manage",
  "/app/team/all-reports/goal/individuals-goals",
  "/app/company/goal/manage",
  "/app/company/goal/individuals-goals",
  "/app/company/goal/archived",
  "/app/company/goal/settings",
  "/app/team/direct-reports/goal/insights",
  "/app/team/all-reports/goal/insights",
  "/app/company/goal/data-exports",
  ...["manage", "check-in", "upload", "individuals-goals"].map((tab) => `/app/team/view/goal/${tab}`),
  "/goals",
  "/goals/list",
  "/goals/card",
  "/goals/tree",
  "/goals/insights",
  "/goals/archived",
];
const panelFlags = [
  ...["ids", "objectiveId", "objectiveTimeBoundId", "timeBoundId"].map(
    (flag) => `showTaskDetails=true&type=OBJECTIVE&${flag}=${goalId}`,
  ),
  `showTaskDetails=true&type=GOAL&ids=${goalId}&empId=${goalId}&objectivePId=${goalId}&scrollToId=comments`,
  `showTaskDetails=true&type=TASK&ids=${goalId}`,
  ...["REALIGN_CHILDREN", "REALIGN_WITHOUT_CHILDREN", "REALIGN_CHILDREN_AND_DELETE", "SELECT_PARENT"].map(
    (type) => `okrPanelType=${type}&parentId=${goalId}`,
  ),
  ...["CREATE_INITIATIVE", "CUSTOM_TAGS"].map((type) => `createOkr=true&okrPanelType=${type}&parentId=${goalId}`),
  ...["REALIGN", "CHECK_IN", "KEY_RESULT", "OTHER_DETAILS", "CHANGE_DETAILS", "FULL_HISTORY", "CLONE", "COPY"].map(
    (type) => `createOkr=true&okrPanelType=${type}&parentId=${goalId}`,
  ),
];
const createFlags = [
  "createOkr=true",
  `createOkr=true&ownerId=${goalId}`,
  `createOkr=true&okrPanelType=SIMPLE&ownerId=${goalId}&parentId=${goalId}`,
];

const paths = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return [`/${path}`, ...paths(entry.children ?? [], path)];
  });
const leadingTo = (pathname: string, query: string) =>
  roomServers.map((room) => room.leadsTo?.(pathname, `?${query}`) ?? null).find((address) => address !== null) ??
  `${pathname}?${query}`;

test.each(addresses)("%s is a route", async (address) => {
  expect(paths(await routes)).toContain(address);
});

test.each(panelFlags)("%s opens a panel that can be loaded and shown, on whatever screen it stands", (query) => {
  for (const pathname of [addresses[0]!, "/app", "/app/company/employees"]) {
    const [path, search] = leadingTo(pathname, query).split("?");
    expect(path).toBe(pathname);
    const top = parsePanelStack(new URLSearchParams(search).get("panelStack")).at(-1);
    expect(top?.id).toBe(goalId);
    expect(Object.keys(roomParts.panels)).toContain(top?.type);
    expect(roomServers.some((room) => room.panels?.[top?.type ?? ""])).toBe(true);
  }
});

test.each(createFlags)("%s opens the form for a new objective, from whatever screen", (query) => {
  for (const pathname of ["/app", "/app/company/employees", ...addresses.slice(0, 9)]) {
    const [path = "", search] = leadingTo(pathname, query).split("?");
    expect(addresses.slice(0, 9)).toContain(path);
    expect(new URLSearchParams(search).get("createOkr")).toBe("true");
  }
});

test.each(["OBJECTIVE", "GOAL"])("a drawer of type %s can be loaded and shown", (type) => {
  expect([Object.keys(roomParts.panels).includes(type), roomServers.some((room) => room.panels?.[type])]).toEqual([
    true,
    true,
  ]);
});

import { findGoalAddress } from "./goal-addresses.ts";

/** Kinds of record whose details are a goal's panel. */
const goalTypes = ["", "OBJECTIVE", "GOAL", "KEY_RESULT", "CHECK_IN"];

/** The panel or form of a goal that `okrPanelType` names, with `parentId` as the goal. */
const panelsOfGoal: Readonly<Record<string, (goalId: string) => Record<string, string>>> = {
  KEY_RESULT: (id) => ({ panelStack: `OBJECTIVE:${id}`, act: "add-key-result" }),
  CHECK_IN: (id) => ({ panelStack: `OBJECTIVE:${id}`, act: `check-in:${id}` }),
  OTHER_DETAILS: (id) => ({ panelStack: `OBJECTIVE:${id}` }),
  CHANGE_DETAILS: (id) => ({ panelStack: `OBJECTIVE:${id}`, act: "edit" }),
  REALIGN: (id) => ({ panelStack: `OBJECTIVE:${id},GOAL_REALIGN:${id}` }),
  CLONE: (id) => ({ panelStack: `OBJECTIVE:${id},GOAL_CLONE:${id}` }),
  COPY: (id) => ({ panelStack: `OBJECTIVE:${id},GOAL_COPY:${id}` }),
  FULL_HISTORY: (id) => ({ panelStack: `OBJECTIVE:${id},GOAL_HISTORY:${id}` }),
  REALIGN_CHILDREN: (id) => realigning(id, "CHILDREN"),
  REALIGN_WITHOUT_CHILDREN: (id) => realigning(id, "GOAL_WITHOUT_CHILDREN"),
  REALIGN_CHILDREN_AND_DELETE: (id) => realigning(id, "CHILDREN_AND_DELETE"),
  SELECT_PARENT: (id) => realigning(id, "GOAL"),
  CREATE_INITIATIVE: (id) => ({ panelStack: `OBJECTIVE:${id}`, act: "create-initiative" }),
  CUSTOM_TAGS: (id) => ({ panelStack: `OBJECTIVE:${id}`, scrollToId: "goal-tags" }),
};

/** The panel in which a goal is moved, with what is to move chosen already. */
function realigning(id: string, mode: string): Record<string, string> {
  return { panelStack: `OBJECTIVE:${id},GOAL_REALIGN:${id}`, act: `realign:${mode}` };
}

/** Panels of no goal: one's own metrics hold the form for a new one. */
const newMetric = "/app/my-data/goal/metrics?create=true";

const flags = [
  "showTaskDetails",
  "ids",
  "type",
  "empId",
  "objectiveId",
  "objectiveTimeBoundId",
  "timeBoundId",
  "objectivePId",
];

/**
 * The address that an address with flags stands for: flags name a panel or the form for a new objective from any screen.
 * Opening one replaces whichever was open. Null where the address says already all it means.
 */
export function addressOfFlags(pathname: string, search: string): string | null {
  const asked = new URLSearchParams(search);
  if (isOn(asked.get("showTaskDetails"))) return ofDetails(pathname, asked);
  const panel = (asked.get("okrPanelType") ?? "").toUpperCase();
  if (panel === "CUSTOM_METRIC") return newMetric;
  if (isOn(asked.get("createOkr")) || panelsOfGoal[panel]) return ofCreation(pathname, asked);
  return null;
}

function ofDetails(pathname: string, asked: URLSearchParams): string | null {
  const [id] = ["objectiveTimeBoundId", "objectiveId", "ids", "timeBoundId"]
    .flatMap((name) => asked.get(name)?.split(",") ?? [])
    .filter(isId);
  if (!id || !goalTypes.includes((asked.get("type") ?? "").toUpperCase())) return null;
  const parent = asked.get("objectivePId");
  const kept = without(asked, [...flags, "createOkr", "okrPanelType", "act"]);
  kept.set(
    "panelStack",
    [...(parent && isId(parent) && parent !== id ? [`OBJECTIVE:${parent}`] : []), `OBJECTIVE:${id}`].join(","),
  );
  return addressWith(pathname, kept);
}

function ofCreation(pathname: string, asked: URLSearchParams): string | null {
  const goalId = asked.get("parentId");
  const panel = panelsOfGoal[(asked.get("okrPanelType") ?? "").toUpperCase()];
  if (panel && goalId && isId(goalId)) {
    const kept = without(asked, ["createOkr", "okrPanelType", "parentId", "act"]);
    for (const [name, value] of Object.entries(panel(goalId))) kept.set(name, value);
    return addressWith(pathname, kept);
  }
  // Without a goal it is the form of a task, which is no concern of goals.
  if (!isOn(asked.get("createOkr")) || panel === panelsOfGoal["CREATE_INITIATIVE"]) return null;
  const list = findGoalAddress(pathname);
  if (list && asked.get("createOkr") === "true" && !asked.has("panelStack")) return null;
  const kept = list
    ? without(asked, ["panelStack", "act"])
    : new URLSearchParams([...asked].filter(([name]) => ["okrPanelType", "ownerId", "parentId"].includes(name)));
  kept.set("createOkr", "true");
  return addressWith(list ? pathname : "/app/my-data/goal/my-goals", kept);
}

function isOn(flag: string | null): boolean {
  return flag !== null && flag !== "false" && flag !== "0";
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

function without(asked: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...asked].filter(([name]) => !names.includes(name)));
}

function addressWith(pathname: string, search: URLSearchParams): string {
  return `${pathname.replace(/\.data$/, "")}?${search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",")}`;
}

import { parsePanelStack, withPanelStack } from "#app/platform/contributions/panel.ts";
import { findInitiativePlace } from "./initiative-places.ts";

const taskTypes = ["TASK", "INITIATIVE", "SUBTASK"];
const flags = ["showTaskDetails", "ids", "type", "empId"];

/**
 * The address that an address with flags stands for: `showTaskDetails` opens the panel of a task over any screen, named by
 * `ids` with its `type`, or by the flag itself, on top of what is open. Lists of tasks open the latter beside themselves.
 */
export function addressOfTaskFlags(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const shown = query.get("showTaskDetails");
  if ((query.get("okrPanelType") ?? "").toUpperCase() === "CREATE_INITIATIVE") return ofCreation(pathname, query);
  if (shown === null) return null;
  const named = taskTypes.includes((query.get("type") ?? "").toUpperCase());
  const id = isId(shown) ? shown : named && shown !== "false" && shown !== "0" ? firstId(query.get("ids")) : null;
  if (!id || (isId(shown) && findInitiativePlace(pathname))) return null;
  const stack = parsePanelStack(query.get("panelStack")).filter((entry) => entry.id !== id);
  for (const flag of [...flags, "act"]) query.delete(flag);
  return withPanelStack({ pathname: pathname.replace(/\.data$/, ""), search: `?${query}` }, [
    ...stack,
    { type: "TASK", id },
  ]);
}

/** The form of a new task: for the person that `ownerId` names, or a part of what `parentId` names where that is a task. */
function ofCreation(pathname: string, query: URLSearchParams): string | null {
  if (query.has("parentId") && query.get("type")?.toUpperCase() !== "TASK") return null;
  const [parent, owner] = [firstId(query.get("parentId")), firstId(query.get("ownerId"))];
  for (const flag of ["createOkr", "okrPanelType", "ownerId", "parentId", "type", "act"]) query.delete(flag);
  return withPanelStack({ pathname: pathname.replace(/\.data$/, ""), search: `?${query}` }, [
    ...parsePanelStack(query.get("panelStack")),
    { type: "NEW_TASK", id: parent ? `part-${parent}` : owner ? `for-${owner}` : "mine" },
  ]);
}

function firstId(ids: string | null): string | null {
  return (ids ?? "").split(",").find(isId) ?? null;
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

import { leavingOut } from "#app/platform/lists/leaving-out.ts";
import type { ListedGoal } from "./goal-list.ts";

const leftOut: Readonly<Record<string, Partial<ListedGoal>>> = {
  owner: { owners: [] },
  department: { departmentId: null, departmentName: null },
  teams: { teams: [] },
  "check-in": { lastCheckInAt: null },
};

/** Goals without what only hidden columns of a table would show. */
export const withoutHidden = leavingOut((goal: ListedGoal, hidden) =>
  Object.assign({ ...goal }, ...hidden.map((id) => leftOut[id])),
);

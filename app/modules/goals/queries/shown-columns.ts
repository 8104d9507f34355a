import type { NamedTag } from "#app/modules/tags/index.ts";
import { leavingOut } from "#app/platform/lists/leaving-out.ts";
import type { ListedGoal } from "./goal-list.ts";
import type { GoalPerson } from "./goal-row.ts";

/** A goal as a table shows it. */
export type TableGoal = Pick<
  ListedGoal,
  | "id"
  | "kind"
  | "title"
  | "level"
  | "departmentName"
  | "teams"
  | "visibility"
  | "percent"
  | "progressLevel"
  | "closure"
  | "dueDate"
  | "lastCheckInAt"
  | "blocked"
  | "due"
  | "silentDays"
> & { owners: Pick<GoalPerson, "name" | "photo">[]; tags: NamedTag[] };

const leftOut: Readonly<Record<string, Partial<TableGoal>>> = {
  owner: { owners: [] },
  department: { departmentName: null },
  teams: { teams: [] },
  "check-in": { lastCheckInAt: null },
};

/** Goals as a table shows them, without what only its hidden columns would show: a page holds them twice, drawn and as data. */
export const forTable = leavingOut((goal: ListedGoal, hidden): TableGoal => {
  const { id, kind, title, level, departmentName, teams, visibility, percent, progressLevel, closure, owners } = goal;
  const { dueDate, lastCheckInAt, tags, blocked, due, silentDays } = goal;
  return Object.assign(
    {
      ...{ id, kind, title, level, departmentName, teams, visibility, percent, progressLevel, closure },
      ...{ dueDate, lastCheckInAt, blocked, due, silentDays },
      tags: tags.map(({ kind: of, name, color }) => ({ kind: of, name, color })),
      owners: owners.map(({ name, photo }) => ({ name, photo })),
    },
    ...hidden.map((column) => leftOut[column]),
  );
});

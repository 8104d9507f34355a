import type { EmployeeField } from "./employee-fields.ts";
import { isTeamScope, type ListScope } from "./list-scope.ts";

/** Columns left out until somebody asks for them; who manages one's direct reports needs no saying. */
export function initiallyHidden(scope: ListScope, fields: readonly EmployeeField[]): readonly string[] {
  const always = [...fields.map(({ id }) => id), "function", "email", "grade", "tags"];
  if (!isTeamScope(scope)) return [...always, "directReports"];
  // What each room tells of them takes the width.
  return [...always, "role", "orgUnit", "location", "manager", "joinedOn", "tenure", "directReports"];
}

import { leavingOut } from "#app/platform/lists/leaving-out.ts";
import type { EmployeeRow } from "./employee-list.ts";

/** What the columns of a list would show; the name stands in any. */
const leftOut: Readonly<Record<string, Partial<EmployeeRow>>> = {
  role: { role: null },
  function: { function: null },
  orgUnit: { orgUnit: null },
  location: { location: null },
  grade: { grade: null },
  manager: { managerId: null, managerName: null, managerPhoto: null },
  tenure: { tenureMonths: 0 },
  directReports: { directReports: 0 },
  tags: { tags: [] },
  email: { email: "" },
};

/** People without what only hidden columns would show. */
export const withoutHidden = leavingOut((row: EmployeeRow, hidden) => {
  const fields = Object.entries(row.fields).filter(([id]) => !hidden.includes(id));
  return Object.assign({ ...row, fields: Object.fromEntries(fields) }, ...hidden.map((id) => leftOut[id]));
});

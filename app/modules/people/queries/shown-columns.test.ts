import { expect, test } from "vitest";
import type { EmployeeRow } from "./employee-list.ts";
import { withoutHidden } from "./shown-columns.ts";

const asha = (): EmployeeRow => ({
  ...{ id: "a", name: "Asha Rao", photo: null, email: "asha@acme.test", role: "Engineer", function: "Engineering" },
  ...{ orgUnit: "Platform", location: "Berlin", grade: "G4", managerId: "r", managerName: "Ravi Iyer" },
  ...{ managerPhoto: "p", status: "ACTIVE", joinedOn: "2024-01-02", tenureMonths: 34, directReports: 2, tags: [] },
  fields: { size: "M", desk: "12" },
});

test("a row leaves out what only hidden columns would show, and nothing else", () => {
  const [row] = withoutHidden([asha()], ["email", "grade", "manager", "size", "unknown"]);
  expect(row).toEqual({
    ...asha(),
    ...{ email: "", grade: null, managerId: null, managerName: null, managerPhoto: null, fields: { desk: "12" } },
  });
  expect(withoutHidden([asha()], [])[0]).toEqual(asha());
});

test("a row that is kept for many is the same for all who hide the same, in whatever order, and stays as it is", () => {
  const kept = Object.freeze(asha());
  const [one] = withoutHidden([kept], ["email", "grade"]);
  expect(withoutHidden([kept], ["grade", "email"])[0]).toBe(one);
  expect(withoutHidden([kept], ["email"])[0]).not.toBe(one);
  expect(kept).toEqual(asha());
});

import type { AssignmentKind } from "./domain/assignment.ts";

/** Something dated about a person was changed; `value` is an id, or a status, or null for nobody. */
export type AssignmentChanged = {
  readonly name: "people.assignment-changed";
  readonly payload: {
    readonly employeeId: string;
    readonly kind: AssignmentKind;
    readonly from: string;
    readonly value: string | null;
  };
};

/** A person reports to somebody else from a local date on; null: to nobody. */
export type ManagerChanged = {
  readonly name: "people.manager-changed";
  readonly payload: {
    readonly employeeId: string;
    readonly managerId: string | null;
    readonly formerManagerId: string | null;
    readonly from: string;
  };
};

/** Somebody joins on a local date. */
export type EmployeeJoined = {
  readonly name: "people.joined";
  readonly payload: { readonly employeeId: string; readonly joinedOn: string; readonly managerId: string | null };
};

/** The register says something else of a person; `fields` names the facts, not what they say. */
export type FactsChanged = {
  readonly name: "people.facts-changed";
  readonly payload: { readonly employeeId: string; readonly fields: readonly string[] };
};

/** A person is shown by another photo, or by none. */
export type PhotoChanged = {
  readonly name: "people.photo-changed";
  readonly payload: { readonly employeeId: string; readonly key: string | null };
};

/** A file of people was applied, whole. */
export type PeopleImported = {
  readonly name: "people.imported";
  readonly payload: { readonly importId: string; readonly counts: Readonly<Record<string, number>> };
};

/** What an import did was taken back. */
export type ImportUndone = { readonly name: "people.import-undone"; readonly payload: { readonly importId: string } };

/** The company says something else of itself; `fields` names what, and `name` is how it is called now. */
export const companyChanged = "people.company-changed";
export type CompanyChanged = {
  readonly name: typeof companyChanged;
  readonly payload: {
    readonly name: string;
    readonly fields: readonly string[];
    /** All of what the register of companies keeps, as it is now. */
    readonly settings: Readonly<Record<string, unknown>>;
  };
};

/** What the company is made of, or what it calls work, is another: a unit, a function, a role or a grade. */
export type CompanyShapeChanged = {
  readonly name: "people.company-shape-changed";
  readonly payload: {
    readonly id: string;
    readonly what: "ORG_UNIT" | "FUNCTION" | "ROLE" | "GRADE";
    readonly change: "ADDED" | "CHANGED" | "REMOVED";
  };
};

/** A team was made or changed; `employeeId` where it is about one member. */
export type TeamChanged = {
  readonly name: "people.team-changed";
  readonly payload: {
    readonly teamId: string;
    readonly change: "CREATED" | "EDITED" | "MEMBER_SET" | "MEMBER_REMOVED";
    readonly employeeId?: string;
  };
};

/** A tag of people is there, is another, or is with others: `employeeIds` are those it came to or went from. */
export type TagChanged = {
  readonly name: "people.tag-changed";
  readonly payload: {
    readonly tagId: string;
    readonly change: "ADDED" | "EDITED" | "ARCHIVED" | "BROUGHT_BACK" | "GIVEN" | "TAKEN";
    readonly employeeIds?: readonly string[];
  };
};

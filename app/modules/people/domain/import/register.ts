import type { EmployeeFacts } from "../employee-facts.ts";
import type { EmployeeField } from "../employee-fields.ts";
import type { ReportingLine } from "../reporting-line.ts";
import type { UnknownTerms } from "./settings.ts";
import type { PlaceField } from "./read-line.ts";

/** Somebody the company knows, as they are on the day from which an import holds. */
export type KnownPerson = {
  readonly id: string;
  readonly facts: EmployeeFacts;
  readonly joinedOn: string;
  readonly status: "ACTIVE" | "ON_LEAVE" | "LEFT" | "UPCOMING";
  /** Ids. */
  readonly places: Readonly<Record<PlaceField, string | null>>;
};

export type Named = { readonly id: string; readonly name: string };

/** All an import is compared with. */
export type Register = {
  readonly people: readonly KnownPerson[];
  readonly choices: Readonly<Record<Exclude<PlaceField, "manager">, readonly Named[]>>;
  /** The fields the company added, and what those of the file say of a person now. */
  readonly fields: readonly EmployeeField[];
  readonly valueOf: (employeeId: string, fieldId: string) => string | null;
  /** Present and planned lines of a person from that day on. */
  readonly linesOf: (employeeId: string) => readonly ReportingLine[];
};

export type ImportOptions = {
  /** The local date from which what is said of people already there holds. */
  readonly from: string;
  /** Whoever is with the company and not in the file leaves. */
  readonly retireMissing: boolean;
  /** Employee numbers of those who are said to have left. */
  readonly leaving?: ReadonlySet<string>;
  /** Employee numbers of those who are with the company again if they had left; by these alone somebody comes back. */
  readonly returning?: ReadonlySet<string>;
  /** What becomes of names the company does not know; absent refuses the line. */
  readonly unknownTerms?: UnknownTerms;
  /** Nobody takes themselves out of the company by a file. */
  readonly actorId: string;
  /** The id of somebody new, by the line that names them. */
  readonly newId: (line: number) => string;
};

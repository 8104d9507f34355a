import { setOwn } from "#app/platform/http/own-properties.ts";
import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { dataPattern, faultOfData, mostDataConditions } from "./data-condition.ts";

export const genders = ["MALE", "FEMALE", "OTHER"] as const;
export const hiredKinds = ["BEFORE", "BETWEEN", "AFTER"] as const;

const ids = listOf(z.uuid(), 100);
const day = optionalInput(z.iso.date({ error: "audiences.day-invalid" }));

/** What a form sends for a list: one text for one value, nothing for none. */
function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(most),
  );
}

/** Whom a filter over people finds: those for whom every part that is there holds; within a part, any of its values. */
export const cohortQueryShape = {
  managers: ids.describe("Employees whose people are meant, by id."),
  /** Those who report to one of the managers, or everybody below. */
  below: z.enum(["direct", "all"]).default("all").describe("Of the managers: `direct` reports, or `all` below."),
  orgUnits: ids.describe("Org units, by id; with all below them."),
  functions: ids.describe("Job functions, by id."),
  roles: ids.describe("Job roles, by id."),
  grades: ids.describe("Grades, by id."),
  locations: ids.describe("Locations, by id."),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/), 100).describe("Countries of the locations, by ISO 3166 code."),
  genders: listOf(z.enum(genders), 3).describe("Genders."),
  ethnicities: listOf(z.string().min(1).max(200), 100).describe("Ethnicities, as they are recorded."),
  /**
   * A kind without its days is refused by `requireFinished`. BEFORE takes `hiredTo`, AFTER takes `hiredFrom`, BETWEEN both,
   * which it includes.
   */
  hired: optionalInput(z.enum(hiredKinds)).describe("With `hiredFrom` and `hiredTo`: joined before, between or after."),
  hiredFrom: day.describe("The first day of joining that counts."),
  hiredTo: day.describe("The last day of joining that counts."),
  tags: ids.describe("Tags of people, by id."),
  teams: ids.describe("Teams, by id."),
  /** Values of the company's own fields, each as the id of the field, a colon and the value as it is stored. */
  fields: listOf(z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:.{1,500}$/is), 100).describe(
    "Values of the company's own fields, each as the id of the field, a colon and the value.",
  ),
  /** What the product knows of people; one without either end of its range is refused by `requireFinished`. */
  data: listOf(z.string().regex(dataPattern, { error: "audiences.data-invalid" }), mostDataConditions).describe(
    "Numbers of people within a range over the latest days, each as key, lowest, highest and days (30, 90, 180 or 365) with " +
      "colons between, such as `goal-progress:0:40:90`; all of them have to hold.",
  ),
};
export const cohortQueryInput = z.object(cohortQueryShape);
/** `unreadable` says that a condition was stored which this release cannot ask: whom it would find is not known. */
export type CohortQuery = z.output<typeof cohortQueryInput> & { unreadable?: true };
export const emptyQuery: CohortQuery = cohortQueryInput.parse({});

const lists = [
  "managers",
  "orgUnits",
  "functions",
  "roles",
  "grades",
  "locations",
  "countries",
  "genders",
  "ethnicities",
  "tags",
  "teams",
  "fields",
  "data",
] as const;

/** A query as it is kept: without what narrows nothing, so that equal queries are equal text. */
export function keptQuery(query: CohortQuery): Partial<CohortQuery> {
  const kept: Record<string, unknown> = {};
  for (const name of lists) if (query[name].length > 0) setOwn(kept, name, [...new Set<string>(query[name])].sort());
  if (query.managers.length > 0) kept["below"] = query.below;
  if (query.hired) Object.assign(kept, { hired: query.hired, ...datesOf(query) });
  return kept as Partial<CohortQuery>;
}

/** The days that a kind of joining takes, as far as they are there. */
function datesOf({ hired, hiredFrom, hiredTo }: CohortQuery): { hiredFrom?: string; hiredTo?: string } {
  const from = hired !== "BEFORE" && hiredFrom ? { hiredFrom } : {};
  const to = hired !== "AFTER" && hiredTo ? { hiredTo } : {};
  return { ...from, ...to };
}

/** What is missing in conditions on the day of joining or on data, or cannot be, by the field to say it beside. */
export function unfinishedParts(query: Finishable): Record<string, string> {
  const fault = faultOfData(query.data ?? []);
  return { ...unfinishedDays(query), ...(fault ? { data: fault } : {}) };
}

/** The parts of a filter that can be begun and not finished. */
export type Finishable = Pick<CohortQuery, "hired" | "hiredFrom" | "hiredTo"> & { data?: readonly string[] };

function unfinishedDays({ hired, hiredFrom, hiredTo }: Finishable): Record<string, string> {
  if (!hired) return hiredFrom || hiredTo ? { hired: "audiences.hired-missing" } : {};
  if (hired === "BETWEEN" && hiredFrom && hiredTo && hiredFrom > hiredTo) return { hiredTo: "audiences.days-reversed" };
  return {
    ...(hired !== "BEFORE" && !hiredFrom ? { hiredFrom: "audiences.day-missing" } : {}),
    ...(hired !== "AFTER" && !hiredTo ? { hiredTo: "audiences.day-missing" } : {}),
  };
}

/** Whether a filter cannot be asked as it stands. It finds nobody then: whatever else it says, what is missing would narrow it. */
export function isUnfinished(query: CohortQuery): boolean {
  return query.unreadable === true || Object.keys(unfinishedParts(query)).length > 0;
}

/** Reads what was kept, part by part: a part that cannot be read, or that this release does not know, is said to be there. */
export function readQuery(stored: unknown): CohortQuery {
  if (typeof (stored ?? {}) !== "object" || Array.isArray(stored)) return { ...emptyQuery, unreadable: true };
  const parts = Object.entries(stored ?? {});
  const read = parts.flatMap(([name, value]) => readPart(name, value));
  const query = cohortQueryInput.parse(Object.fromEntries(read));
  return read.length < parts.length ? { ...query, unreadable: true } : query;
}

function readPart(name: string, value: unknown): [string, unknown][] {
  if (!Object.hasOwn(cohortQueryShape, name)) return [];
  return cohortQueryShape[name as keyof typeof cohortQueryShape].safeParse(value).success ? [[name, value]] : [];
}

/** The values asked for of each of the company's own fields: any of them, of every field. */
export function fieldsOf({ fields }: CohortQuery): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const field of fields)
    values.set(field.slice(0, 36).toLowerCase(), [
      ...(values.get(field.slice(0, 36).toLowerCase()) ?? []),
      field.slice(37),
    ]);
  return values;
}

export const fieldIdsOf = (query: CohortQuery): string[] => [...fieldsOf(query).keys()];

/** The facts a query asks for that stay between a person, those above them and the platform's admins. */
export function privateFactsOf(query: CohortQuery): ("grade" | "gender" | "ethnicity")[] {
  return [
    ...(query.grades.length > 0 ? ["grade" as const] : []),
    ...(query.genders.length > 0 ? ["gender" as const] : []),
    ...(query.ethnicities.length > 0 ? ["ethnicity" as const] : []),
  ];
}

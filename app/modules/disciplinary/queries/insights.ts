import { z } from "zod";
import { listChoices, peopleInside, placeColumns, type OrgUnitChoice } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import {
  anyTime,
  narrows,
  plainDates,
  readDateRange,
  type DateRange,
  type DayBounds,
} from "#app/platform/time/date-range.ts";
import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";
import { addDays } from "#app/platform/time/days.ts";
import { notesAllowing } from "../data/note-facts.ts";
import { splits, type Split } from "../domain/insight-splits.ts";
import { typeNameColumn } from "../data/type-names.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

export const insightsInput = z.object({
  groupBy: z.literal("EMPLOYEE").catch("EMPLOYEE").default("EMPLOYEE"),
  splitBy: z.enum(splits).catch("VIOLATION_TYPE").default("VIOLATION_TYPE").describe("What columns stand for."),
  ...dateRangeFields(plainDates, "Published"),
  location: z.string().max(200).catch("").default("").describe("Where people work, by name."),
  orgUnit: z
    .guid()
    .or(z.literal(""))
    .catch("")
    .default("")
    .describe("A company or another org unit, with all below it."),
  /** A quarter of the calendar, `2026-Q3`, for whoever sees no names. */
  quarter: z
    .string()
    .regex(/^\d{4}-Q[1-4]$/)
    .or(z.literal(""))
    .catch("")
    .default("")
    .describe("A quarter."),
});
export type InsightsInput = z.output<typeof insightsInput>;

/** One part of the split; `notes` and `people` are null where too few people stand behind it. */
export type InsightPart = { key: string; name: string | null; notes: number | null; people: number | null };
export type InsightPerson = {
  id: string;
  name: string;
  photo: string | null;
  location: string | null;
  total: number;
  parts: Record<string, number>;
};
export type Insights = {
  input: InsightsInput;
  /** When they were published, for whoever sees names. */
  range: DateRange;
  days: DayBounds;
  /** Whoever is HR sees people by name, of those they may read; others parts alone, of quarters that are over. */
  named: boolean;
  parts: InsightPart[];
  total: { notes: number; people: number } | null;
  people: InsightPerson[];
  locations: string[];
  orgUnits: OrgUnitChoice[];
  quarters: string[];
};

type Case = {
  employeeId: string;
  name: string;
  photo: string | null;
  location: string | null;
  type: string;
  typeName: string | null;
  severity: string;
};

const mostPeople = 200;
/** Where nothing is asked for. */
const usualRange = "past-12-months";

/** How many notes were published, by what split says. */
export async function insights(context: Context, input: InsightsInput): Promise<Insights> {
  await authorize(context, "view", { kind: "DisciplinaryInsights" });
  const named = (await context.ability()).decide("name", { kind: "DisciplinaryInsights" }).allowed;
  const quarters = quartersBefore(context.today(), 4);
  const asked = readDateRange(input, plainDates);
  const usual: DateRange = { ...anyTime, kind: usualRange };
  const range = named && narrows(asked) ? asked : usual;
  const quarter = named ? "" : quarters.includes(input.quarter) ? input.quarter : quarters[0]!;
  const days = named ? await boundsFor(context, range) : quarterOf(quarter);
  // Whatever zone they read in, those without names see quarters of one and the same zone.
  const when = allOf(momentWithin(sql`n.published_at`, days, named ? context.actor.timeZone : "UTC"));
  const all = await cases(context, when, named ? await inUnit(context, input.orgUnit) : sql`true`);
  const places = [...new Set(all.flatMap(({ location }) => location ?? []))].sort();
  const shown = named && input.location ? all.filter(({ location }) => location === input.location) : all;
  return {
    input: { ...input, quarter },
    // Days of one's own that are not said yet are still asked for.
    range: named && asked.kind !== "" ? asked : range,
    days,
    named,
    ...(named ? openParts(shown, input.splitBy) : maskedParts(shown, input.splitBy)),
    people: named ? peopleOf(shown, input.splitBy).slice(0, mostPeople) : [],
    locations: named ? places : [],
    orgUnits: named ? (await listChoices(context)).orgUnits : [],
    quarters: named ? [] : quarters,
  };
}

/** Notes the actor may read, of people in an org unit where one is chosen. */
async function inUnit(context: Context, orgUnit: string): Promise<Sql> {
  const readable = sql`(${await notesAllowing(context, "view")})`;
  return orgUnit ? sql`${readable} and n.employee_id in ${peopleInside([orgUnit], context.today())}` : readable;
}

async function cases(context: Context, when: Sql, seen: Sql): Promise<Case[]> {
  return context.rows<Case>(
    sql`select n.employee_id as "employeeId", e.display_name as name, e.photo_key as photo, n.type, ${typeNameColumn}, n.severity,
      ${placeColumns(context.today())} from {disciplinary_note} n join {employee} e on e.id = n.employee_id
      where n.state = 'PUBLISHED' and ${when} and (${seen})
      order by lower(e.display_name), n.id limit 50000`,
  );
}

const keyOf = (one: Case, split: Split) => (split === "SEVERITY" ? one.severity : one.type);
const countPeople = (some: readonly Case[]) => new Set(some.map(({ employeeId }) => employeeId)).size;

function groupsOf(all: readonly Case[], split: Split) {
  return [...Map.groupBy(all, (one) => keyOf(one, split))].map(([key, group]) => ({
    key,
    name: split === "SEVERITY" ? null : group[0]!.typeName,
    group,
  }));
}

function openParts(all: readonly Case[], split: Split): Pick<Insights, "parts" | "total"> {
  const parts = groupsOf(all, split).map(({ key, name, group }) => ({
    key,
    name,
    notes: group.length,
    people: countPeople(group),
  }));
  return { parts: inOrder(parts), total: { notes: all.length, people: countPeople(all) } };
}

/**
 * Parts of at least five people, and only where what is left out cannot be worked out from the whole. Quarters that are
 * over do not overlap, so none is what two of them differ by.
 */
function maskedParts(all: readonly Case[], split: Split): Pick<Insights, "parts" | "total"> {
  const people = countPeople(all);
  if (people < fewestPeople) return { parts: [], total: null };
  const groups = groupsOf(all, split);
  const told = tellable(groups, { people: ({ group }) => countPeople(group) });
  const parts = groups.map((one) => ({
    key: one.key,
    name: one.name,
    notes: told.has(one) ? one.group.length : null,
    people: told.has(one) ? countPeople(one.group) : null,
  }));
  const shown = parts.filter(({ notes }) => notes !== null);
  return { parts: inOrder(shown), total: { notes: all.length, people } };
}

const inOrder = (parts: InsightPart[]) =>
  parts.sort((one, other) => (other.notes ?? 0) - (one.notes ?? 0) || one.key.localeCompare(other.key));

function peopleOf(all: readonly Case[], split: Split): InsightPerson[] {
  return [...Map.groupBy(all, ({ employeeId }) => employeeId)]
    .map(([id, group]) => ({
      id,
      name: group[0]!.name,
      photo: group[0]!.photo,
      location: group[0]!.location,
      total: group.length,
      parts: Object.fromEntries(groupsOf(group, split).map(({ key, group: some }) => [key, some.length])),
    }))
    .sort((one, other) => other.total - one.total || one.name.localeCompare(other.name));
}

function quarterOf(quarter: string): DayBounds {
  const year = Number(quarter.slice(0, 4));
  const place = Number(quarter.slice(6));
  const month = (number: number) => String(number).padStart(2, "0");
  const next = place === 4 ? `${year + 1}-01-01` : `${year}-${month(place * 3 + 1)}-01`;
  return { from: `${year}-${month(place * 3 - 2)}-01`, to: addDays(next, -1) };
}

/** Quarters of the calendar that are over, the latest first. */
function quartersBefore(today: string, count: number): string[] {
  let year = Number(today.slice(0, 4));
  let place = Math.ceil(Number(today.slice(5, 7)) / 3);
  return Array.from({ length: count }, () => {
    place -= 1;
    if (place === 0) [year, place] = [year - 1, 4];
    return `${year}-Q${place}`;
  });
}

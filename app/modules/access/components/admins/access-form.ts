import { z } from "zod";
import { adminKinds, type AdminKind } from "#app/platform/context/actor.ts";
import { customAccessEntries, type CustomAccessEntry } from "../../domain/admin-kinds.ts";
import type { HeldAccess, HeldKind } from "../../domain/held-access.ts";

export const reaches = ["NONE", "COMPANY", "UNITS"] as const;
export type ReachChoice = (typeof reaches)[number];

const eachKind = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(adminKinds.map((kind) => [kind, schema])) as Record<AdminKind, Schema>);

/** What makes somebody an admin, as its form sends it: how far each kind reaches, and the units where it is a part. */
export const accessForm = z.object({
  employeeId: z.uuid(),
  seen: z.string().default(""),
  where: eachKind(z.enum(reaches).optional()).optional(),
  units: eachKind(z.array(z.uuid()).default([])).optional(),
  entry: z.array(z.enum(customAccessEntries)).default([]),
});
export type TypedAccess = z.output<typeof accessForm>;

export function accessOf({ employeeId, seen, where, units, entry }: TypedAccess) {
  const kinds = adminKinds.flatMap((kind) => {
    const reach = where?.[kind] ?? "NONE";
    return reach === "NONE" ? [] : [{ kind, orgUnitIds: reach === "UNITS" ? (units?.[kind] ?? []) : null }];
  });
  return { employeeId, seen, kinds, entries: entry };
}

/** What was sent and refused, to show it again; nothing in it is trusted. */
export function typedAgain(sent: unknown): HeldAccess | null {
  const typed = accessForm.partial().safeParse(asLists(sent));
  return typed.success ? accessOf({ employeeId: "", seen: "", entry: [], ...typed.data }) : null;
}

/** A list of one travels as a single value. */
function asLists(sent: unknown): unknown {
  const { entry, units, ...rest } = (sent ?? {}) as { entry?: unknown; units?: Record<string, unknown> };
  const lists = units && Object.fromEntries(Object.entries(units).map(([kind, value]) => [kind, [value].flat()]));
  return { ...rest, entry: entry === undefined ? [] : [entry].flat(), ...(lists ? { units: lists } : {}) };
}

/** The fields a form would send for this access: to take a change back. */
export function fieldsOf(access: HeldAccess): [name: string, value: string][] {
  return [
    ...access.kinds.map(({ kind, orgUnitIds }): [string, string] => [
      `where.${kind}`,
      orgUnitIds ? "UNITS" : "COMPANY",
    ]),
    ...access.kinds.flatMap(({ kind, orgUnitIds }) =>
      (orgUnitIds ?? []).map((unit): [string, string] => [`units.${kind}`, unit]),
    ),
    ...access.entries.map((entry): [string, string] => ["entry", entry]),
  ];
}

export function reachOf(held: HeldKind | undefined): ReachChoice {
  if (!held) return "NONE";
  return held.orgUnitIds ? "UNITS" : "COMPANY";
}

export function hasEntry(access: HeldAccess, entry: CustomAccessEntry): boolean {
  return access.entries.includes(entry);
}

import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { pageInput } from "#app/platform/http/paging.ts";
import type { CustomRole } from "../../domain/custom-role.ts";

const name = textInput({ most: 80, missing: "access.name-needed", tooLong: "access.name-long" });

/** A custom role as its form sends it. */
export const roleForm = z.object({
  roleId: z.uuid().optional(),
  version: z.number().int().min(0).default(0),
  name,
  description: textInput({ most: 400 }).default(""),
  right: z.array(z.string()).default([]),
  /** Rights whose fields the form offers, and those chosen of them: `people.private:grade`. */
  fielded: z.array(z.string()).default([]),
  field: z.array(z.string()).default([]),
  sparesSelf: z.literal("on").optional(),
  where: z.enum(["COMPANY", "UNITS"]).default("COMPANY"),
  unit: z.array(z.uuid()).default([]),
  holder: z.array(z.uuid()).default([]),
  /** Of the people whose rights would change. */
  page: pageInput,
});
export type TypedRole = z.output<typeof roleForm>;

export function roleOf({
  roleId,
  version,
  name: typed,
  description,
  right,
  fielded,
  field,
  sparesSelf,
  where,
  unit,
  holder,
}: TypedRole) {
  return {
    roleId,
    version,
    name: typed,
    description,
    rights: right,
    fields: fieldsOf(
      fielded.filter((key) => right.includes(key)),
      field,
    ),
    sparesSelf: sparesSelf === "on",
    orgUnitIds: where === "UNITS" ? unit : null,
    holderIds: holder,
  };
}

function fieldsOf(rights: readonly string[], chosen: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    rights.map((key) => [
      key,
      chosen.filter((field) => field.startsWith(`${key}:`)).map((field) => field.slice(key.length + 1)),
    ]),
  );
}

/** What a form shows of a role: stored, drafted, or as it was sent and refused. */
export type ShownRole = Pick<
  CustomRole,
  "name" | "description" | "rights" | "fields" | "sparesSelf" | "orgUnitIds" | "holderIds"
>;

/** What was sent and refused, to show it again; nothing in it is trusted. */
export function typedRoleAgain(sent: unknown): ShownRole | null {
  const record = (sent ?? {}) as Record<string, unknown>;
  const list = (value: unknown) => (value === undefined ? [] : [value].flat());
  const typed = roleForm.partial().safeParse({
    ...record,
    version: undefined,
    name: record["name"] ?? "",
    right: list(record["right"]),
    fielded: list(record["fielded"]),
    field: list(record["field"]),
    unit: list(record["unit"]),
    holder: list(record["holder"]),
  });
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  if (!typed.success)
    return {
      name: text(record["name"]),
      description: text(record["description"]),
      rights: list(record["right"]).map(text),
      fields: {},
      sparesSelf: record["sparesSelf"] === "on",
      orgUnitIds: null,
      holderIds: [],
    };
  const {
    right = [],
    fielded = [],
    field = [],
    sparesSelf,
    unit = [],
    holder = [],
    where,
    description = "",
  } = typed.data;
  return {
    name: typed.data.name ?? "",
    description,
    rights: right,
    fields: fieldsOf(fielded, field),
    sparesSelf: sparesSelf === "on",
    orgUnitIds: where === "UNITS" ? unit : null,
    holderIds: holder,
  };
}

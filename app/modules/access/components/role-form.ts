import { z } from "zod";
import type { CustomRole } from "../domain/custom-role.ts";

const name = z.string({ error: "access.name-needed" }).trim().min(1, { error: "access.name-needed" }).max(80, { error: "access.name-long" });

/** A custom role as its form sends it. */
export const roleForm = z.object({
  roleId: z.uuid().optional(),
  version: z.number().int().min(0).default(0),
  name,
  description: z.string().trim().max(400).default(""),
  right: z.array(z.string()).default([]),
  where: z.enum(["COMPANY", "UNITS"]).default("COMPANY"),
  unit: z.array(z.uuid()).default([]),
  holder: z.array(z.uuid()).default([]),
});
export type TypedRole = z.output<typeof roleForm>;

export function roleOf({ roleId, version, name: typed, description, right, where, unit, holder }: TypedRole) {
  return { roleId, version, name: typed, description, rights: right, orgUnitIds: where === "UNITS" ? unit : null, holderIds: holder };
}

/** What a form shows of a role: stored, drafted, or as it was sent and refused. */
export type ShownRole = Pick<CustomRole, "name" | "description" | "rights" | "orgUnitIds" | "holderIds">;

/** What was sent and refused, to show it again; nothing in it is trusted. */
export function typedRoleAgain(sent: unknown): ShownRole | null {
  const record = (sent ?? {}) as Record<string, unknown>;
  const list = (value: unknown) => (value === undefined ? [] : [value].flat());
  const typed = roleForm.partial().safeParse({ ...record, version: undefined, name: record["name"] ?? "", right: list(record["right"]), unit: list(record["unit"]), holder: list(record["holder"]) });
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  if (!typed.success) return { name: text(record["name"]), description: text(record["description"]), rights: list(record["right"]).map(text), orgUnitIds: null, holderIds: [] };
  const { right = [], unit = [], holder = [], where, description = "" } = typed.data;
  return { name: typed.data.name ?? "", description, rights: right, orgUnitIds: where === "UNITS" ? unit : null, holderIds: holder };
}

import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import type { GatheredRight } from "#app/platform/contributions/role-rules.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { requireCustomRole, requireRoleUnchanged, storeCustomRole } from "../data/custom-role-rows.ts";
import { requireOrgUnits } from "../data/require-org-units.ts";
import type { CustomRole } from "../domain/custom-role.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveCustomRoleInput = z.object({
  /** Absent for a new role. */
  roleId: ids.role.optional(),
  /** The version the change was thought of with. */
  version: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("Counts the changes of the record; the next change must bring it."),
  name: textInput({ most: 80 }).min(1).describe("What the role is called; no two roles are called the same."),
  description: textInput({ most: 400 }).default("").describe("What it is for; at most 400 characters."),
  rights: z.array(z.string().max(80)).max(100).describe("The rights the role gives, by key."),
  /** For a right that is about fields: those it gives; a right that is not named gives all. */
  fields: z
    .record(z.string().max(80), z.array(z.string().max(80)).max(100))
    .default({})
    .describe("For a right that is about fields: those it gives. A right that is not named gives all."),
  /** Gives nothing over the holder's own record. */
  sparesSelf: z.boolean().default(false).describe("Whether the role gives nothing over the holder's own record."),
  orgUnitIds: z
    .array(z.uuid())
    .max(200)
    .nullable()
    .describe("The org units it reaches, each with all below it; null for the whole company."),
  holderIds: z.array(z.uuid()).max(500).describe("The employees who hold the role; at most 500."),
});
export type SaveCustomRoleInput = z.output<typeof saveCustomRoleInput>;

/** Makes a role, or changes one and who holds it, all at once. */
export async function saveCustomRole(
  context: Context,
  input: SaveCustomRoleInput,
  rights: readonly GatheredRight[],
): Promise<{ roleId: string }> {
  const { draft, former } = await draftRole(context, input, rights, { held: true });
  await storeCustomRole(context, draft);
  await writeDown(
    context,
    "access.role-saved",
    { roleId: draft.id, holderIds: draft.holderIds },
    { action: "save-custom-role", subject: "CustomRole", id: draft.id, detail: { former, draft } },
  );
  return { roleId: draft.id };
}

/** The role as it would be; refuses what cannot be saved, so that a preview refuses the same. */
export async function draftRole(
  context: Context,
  input: SaveCustomRoleInput,
  rights: readonly GatheredRight[],
  lock: { held?: boolean } = {},
): Promise<{ draft: CustomRole; former: CustomRole | null }> {
  await authorize(context, "edit", { kind: "CustomRole" });
  const former = input.roleId ? await requireCustomRole(context, input.roleId, lock) : null;
  if (former) await requireRoleUnchanged(context, former, input.version);
  requireSoundRights(input, rights);
  const fields = soundFields(input, rights);
  await requireOrgUnits(context, [input.orgUnitIds]);
  await requireFreeName(context, input);
  await requirePeople(context, input.holderIds);
  const unique = (ids: readonly string[]) => [...new Set(ids)].sort();
  return {
    former,
    draft: {
      id: former?.id ?? context.newId(),
      name: input.name,
      description: input.description,
      version: (former?.version ?? 0) + 1,
      rights: unique(input.rights),
      fields,
      sparesSelf: input.sparesSelf,
      orgUnitIds: input.orgUnitIds && unique(input.orgUnitIds),
      holderIds: unique(input.holderIds),
      groupHolderIds: (former?.groupHolderIds ?? []).filter((id) => !input.holderIds.includes(id)),
    },
  };
}

function requireSoundRights(
  { rights: asked, orgUnitIds }: SaveCustomRoleInput,
  rights: readonly GatheredRight[],
): void {
  if (asked.length === 0)
    throw invalid("access.rights-needed", "A role gives at least one right.", {
      fields: { right: "access.rights-needed" },
    });
  const known = asked.map((key) => rights.find((right) => right.key === key));
  if (known.includes(undefined))
    throw invalid("access.unknown-right", "A right is not known.", { fields: { right: "access.unknown-right" } });
  if (orgUnitIds && known.some((right) => !right!.scopable))
    throw invalid("access.right-whole", "A right cannot be given for a part.", {
      fields: { right: "access.right-whole" },
    });
}

/** The fields that a right is narrowed to; one that gives all of them is not narrowed. */
function soundFields(
  { rights: asked, fields }: SaveCustomRoleInput,
  rights: readonly GatheredRight[],
): Record<string, string[]> {
  return Object.fromEntries(
    asked.toSorted().flatMap((key) => {
      const known = rights.find((right) => right.key === key)?.fields?.map(({ name }) => name) ?? [];
      const named = fields[key];
      if (!named) return [];
      if (named.length === 0)
        throw invalid("access.fields-needed", "A right is given over at least one field.", {
          fields: { right: "access.fields-needed" },
        });
      if (named.some((field) => !known.includes(field)))
        throw invalid("access.unknown-right", "A field is not known.", { fields: { right: "access.unknown-right" } });
      return known.every((field) => named.includes(field))
        ? []
        : [[key, known.filter((field) => named.includes(field))]];
    }),
  );
}

async function requireFreeName(context: Context, { name, roleId }: SaveCustomRoleInput): Promise<void> {
  // One at a time in a company, so that two alike cannot both find the name free.
  await lockNamed(context, "custom-role");
  const taken = await context.rows(
    sql`select from {custom_role} where lower(name) = lower(${name}) and id is distinct from ${roleId ?? null}::uuid`,
  );
  if (taken.length > 0)
    throw invalid("access.role-name-taken", "Another role has this name.", {
      fields: { name: "access.role-name-taken" },
    });
}

async function requirePeople(context: Context, holderIds: readonly string[]): Promise<void> {
  const known = await context.rows(sql`select from {employee} where id = any(${holderIds}::uuid[])`);
  if (known.length < new Set(holderIds).size) throw notFound("The employee");
}

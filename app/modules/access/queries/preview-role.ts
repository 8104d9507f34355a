import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { requireCustomRole } from "../data/custom-role-rows.ts";
import { withRole, type CustomRole } from "../domain/custom-role.ts";
import { draftRole, type SaveCustomRoleInput } from "../use-cases/save-custom-role.ts";
import { accessEffects, type AccessEffect } from "./access-effects.ts";
import { loadActor } from "./load-actor.ts";

/** Whose rights are measured at a time; the others stand on further pages. */
const pageSize = 20;

/** `people` are a page of all `total` whose rights change, by name; `draft` is null where the role is taken away. */
export type RolePreview = {
  draft: CustomRole | null;
  holders: PersonSummary[];
  people: { id: string; name: string; effects: AccessEffect[] }[];
  total: number;
  page: number;
  pageSize: number;
};

/** Who would gain and lose what by saving a role. */
export async function previewRole(
  context: Context,
  input: SaveCustomRoleInput,
  gatherings: Gatherings,
  page = 1,
): Promise<RolePreview> {
  const { draft, former } = await draftRole(context, input, gatherings.rights);
  return { draft, ...(await forEverybody(context, gatherings, { roleId: draft.id, former, draft, page })) };
}

/** Who would lose what by taking a role away. */
export async function previewRoleDeletion(
  context: Context,
  roleId: string,
  gatherings: Gatherings,
  page = 1,
): Promise<RolePreview> {
  await authorize(context, "edit", { kind: "CustomRole" });
  const former = await requireCustomRole(context, roleId);
  return { draft: null, ...(await forEverybody(context, gatherings, { roleId, former, draft: null, page })) };
}

type RoleChange = { roleId: string; former: CustomRole | null; draft: CustomRole | null; page: number };

async function forEverybody(context: Context, gatherings: Gatherings, { roleId, former, draft, page }: RoleChange) {
  const holding = [former, draft].flatMap((role) => (role ? [role.holderIds, role.groupHolderIds] : []));
  const ids = [...new Set(holding.flat())];
  const known = await peopleByIds(context, ids);
  const people: RolePreview["people"] = [];
  const byName = [...known.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id),
  );
  for (const { id } of byName.slice((page - 1) * pageSize, page * pageSize)) {
    const actor = await loadActor(context, id, context.clock.now());
    people.push({
      id,
      name: actor.name,
      effects: await accessEffects(context, gatherings, actor, withRole(actor, roleId, draft)),
    });
  }
  return {
    people,
    total: ids.length,
    page,
    pageSize,
    holders: (draft?.holderIds ?? []).flatMap((id) => known.get(id) ?? []),
  };
}

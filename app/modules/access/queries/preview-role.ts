import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { requireCustomRole } from "../data/custom-role-rows.ts";
import { withRole, type CustomRole } from "../domain/custom-role.ts";
import { draftRole, type SaveCustomRoleInput } from "../use-cases/save-custom-role.ts";
import { accessEffects, type AccessEffect } from "./access-effects.ts";
import { loadActor } from "./load-actor.ts";

/** Whose rights are measured; the others of a long list are counted. */
const measured = 20;

export type RolePreview = { draft: CustomRole | null; holders: PersonSummary[]; people: { id: string; name: string; effects: AccessEffect[] }[]; others: number };

/** Who would gain and lose what by saving a role. */
export async function previewRole(context: Context, input: SaveCustomRoleInput, gatherings: Gatherings): Promise<RolePreview> {
  const { draft, former } = await draftRole(context, input, gatherings.rights);
  return { draft, ...(await forEverybody(context, gatherings, draft.id, former, draft)) };
}

/** Who would lose what by taking a role away. */
export async function previewRoleDeletion(context: Context, roleId: string, gatherings: Gatherings): Promise<RolePreview> {
  await authorize(context, "edit", { kind: "CustomRole" });
  const former = await requireCustomRole(context, roleId);
  return { draft: null, ...(await forEverybody(context, gatherings, roleId, former, null)) };
}

async function forEverybody(context: Context, gatherings: Gatherings, roleId: string, former: CustomRole | null, draft: CustomRole | null) {
  const ids = [...new Set([...(former?.holderIds ?? []), ...(draft?.holderIds ?? [])])];
  const known = await peopleByIds(context, ids);
  const people: RolePreview["people"] = [];
  for (const id of ids.slice(0, measured)) {
    const actor = await loadActor(context, id, context.clock.now());
    people.push({ id, name: actor.name, effects: await accessEffects(context, gatherings, actor, withRole(actor, roleId, draft)) });
  }
  return { people, others: Math.max(0, ids.length - measured), holders: (draft?.holderIds ?? []).flatMap((id) => known.get(id) ?? []) };
}

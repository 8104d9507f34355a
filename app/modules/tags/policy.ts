import type { Rule } from "#app/platform/ability/rule.ts";
import type { TagKind } from "./domain/tag.ts";

/** Everybody reads the tags of the modules they have. Who makes those of a kind is said by the room whose records they are put on. */
export function tagRules({ features }: { readonly features: readonly string[] }): readonly Rule[] {
  const view = (tagKind: TagKind): Rule => ({ id: `tags.everybody.view-${tagKind.toLowerCase()}`, action: "view", subject: "Tag", conditions: { tagKind }, because: "rules.everybody" });
  return [...(features.includes("GOAL") ? [view("GOAL")] : []), ...(features.includes("TASK") ? [view("INITIATIVE")] : [])];
}

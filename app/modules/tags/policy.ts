import type { Rule } from "#app/platform/ability/rule.ts";
import type { TagKind } from "./domain/tag.ts";

/** What rules about tags may test. Who makes tags is said by the rooms whose records they are put on. */
export type TagFacts = { readonly kind: "Tag"; readonly tagKind: TagKind };

/** Everybody reads the tags of the modules they have; whoever may edit a record puts them on it. */
export function tagRules({ features }: { readonly features: readonly string[] }): readonly Rule[] {
  const view = (tagKind: TagKind): Rule => ({ id: `tags.everybody.view-${tagKind.toLowerCase()}`, action: "view", subject: "Tag", conditions: { tagKind }, because: "rules.everybody" });
  return [...(features.includes("GOAL") ? [view("GOAL")] : []), ...(features.includes("TASK") ? [view("INITIATIVE")] : [])];
}

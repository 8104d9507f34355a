/** What is asked of a tag before it stands below another one. */
export type TagPlace = { kind: string; parentId: string | null; archived: boolean; children: number };

export type TagRefusal = "tags.unknown-parent" | "tags.two-levels" | "tags.has-children" | "tags.parent-archived";

/** Why a tag may not stand below another; null where it may. Tags have one level below them, and both are of one kind and in use. */
export function refusesParent(tag: Pick<TagPlace, "kind" | "children">, parent: TagPlace | null): TagRefusal | null {
  if (!parent || parent.kind !== tag.kind) return "tags.unknown-parent";
  if (parent.archived) return "tags.parent-archived";
  return parent.parentId !== null || tag.children > 0 ? "tags.two-levels" : null;
}

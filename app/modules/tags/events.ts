import type { TagKind } from "./domain/tag.ts";

/** A tag was added, reworded, taken out of use or brought back. */
export type TagChanged = {
  readonly name: "tags.tag-changed";
  readonly payload: { readonly tagId: string; readonly kind: TagKind; readonly change: "ADDED" | "EDITED" | "ARCHIVED" | "BROUGHT_BACK" };
};

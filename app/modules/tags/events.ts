import type { TagKind } from "./domain/tag.ts";

/** A tag was added, reworded, taken out of use, brought back, deleted or restored. */
export type TagChanged = {
  readonly name: "tags.tag-changed";
  readonly payload: {
    readonly tagId: string;
    readonly kind: TagKind;
    readonly change: "ADDED" | "EDITED" | "ARCHIVED" | "BROUGHT_BACK" | "DELETED" | "RESTORED";
  };
};

import { tagCatalogue } from "../data/tag-catalogue.ts";

/** A deleted tag is back where it was: in use on the records that had it, or in the archive. */
export const restoreTag = tagCatalogue.restoring("tagId");

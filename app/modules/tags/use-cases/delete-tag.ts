import { z } from "zod";
import { tagCatalogue } from "../data/tag-catalogue.ts";
import { ids } from "../domain/ids.ts";

export const oneTagInput = z.object({ tagId: ids.tag });

/**
 * A tag is gone from every record and every choice; for `daysToRestore` days it can be restored on all of them. Refused
 * while others stand below it, archived ones too: they are deleted or moved first.
 */
export const deleteTag = tagCatalogue.deleting("tagId");

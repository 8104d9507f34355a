import type { Context } from "#app/platform/context/context.ts";
import { tagCatalogue } from "../data/tag-catalogue.ts";

/** Tags whose time to be restored is over go for good. What stood below one was deleted before it, so that it goes no later. */
export function forgetDeletedTags(context: Context): Promise<void> {
  return tagCatalogue.forgetDeleted(context);
}

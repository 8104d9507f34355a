import { hasCompanyAccess } from "#app/platform/context/derived-access.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Carriers } from "#app/platform/contributions/carriers.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { initiativeListInput, listInitiatives } from "./initiative-list.ts";

/** The tasks the actor may see that have a tag, or one below it; the list of all tasks is open to some alone. */
export async function taggedTasks(context: Context, tagId: string, slice: Slice): Promise<Carriers> {
  const { rows, counts } = await listInitiatives(
    context,
    initiativeListInput.parse({ scope: "company", tag: tagId }),
    slice,
  );
  return {
    count: counts.total,
    list: hasCompanyAccess(context.actor) ? `${initiativePlaces.company}?${new URLSearchParams({ tag: tagId })}` : null,
    hits: rows.map(({ id, text, owners }) => ({
      key: `initiatives:${id}`,
      kind: "initiative",
      title: text,
      subtitle: owners.map(({ name }) => name).join(", "),
      link: initiativePlaces.task(id),
    })),
  };
}

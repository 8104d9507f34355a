import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { actsFor, type OfferedAct } from "../navigation.ts";

export type PaletteAnswer = {
  /** What can be begun; told once, where nothing is searched for. */
  acts: OfferedAct[];
  hits: SearchHit[];
};

/** What the command palette offers: acts at first, then hits. Every room searches its own, filtered by the person's rights. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings, words } = args.context.scope;
  return resource({
    can: signedIn,
    input: z.object({ text: searchInput() }),
    load: async (context, { text }): Promise<PaletteAnswer> => ({
      acts: text === "" ? await actsFor(context, gatherings.rooms, words) : [],
      hits: text.length < 2 ? [] : await gatherings.search(context, text, 6),
    }),
  })(args);
}

import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Found } from "#app/platform/contributions/search-in.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { actsFor, type OfferedAct } from "../navigation.ts";

export type PaletteAnswer = Found & {
  /** What can be begun; told once, where nothing is searched for. */
  acts: OfferedAct[];
};

/** What the command palette offers: acts at first, then hits. Every room searches its own, filtered by the person's rights. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings, words } = args.context.scope;
  return resource({
    can: signedIn,
    input: z.object({ text: searchInput() }),
    load: async (context, { text }): Promise<PaletteAnswer> => ({
      acts: text === "" ? await actsFor(context, gatherings.rooms, words) : [],
      ...(text.length < 2 ? { hits: [], near: false } : await gatherings.search(context, text, 6)),
    }),
  })(args);
}

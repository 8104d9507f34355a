import { z } from "zod";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";

/** Hits of the command palette: every room searches its own, filtered by the person's rights. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return resource({
    can: signedIn,
    input: z.object({ text: z.string().trim().max(200).catch("") }),
    load: async (context, { text }) => ({ hits: text.length < 2 ? [] : await gatherings.search(context, text, 6) }),
  })(args);
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** `/` leads home; what the address asks to be opened is opened there. */
export function loader(args: LoaderFunctionArgs) {
  return page({
    can: signedIn,
    input: z.object({}),
    load: async (_context, _input, request) => {
      throw redirect(`/app${new URL(request.url).search}`);
    },
  })(args);
}

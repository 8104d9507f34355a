import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { firstScreenBelow } from "../navigation.ts";

/**
 * Every address of the product that nobody serves. One that screens stand below, such as a module's own, leads to the first
 * of them that the person may open; any other is said to be none, within the frame, from where one goes on.
 */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input: z.object({}),
    load: async (context, _input, request) => {
      const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
      const screen = await firstScreenBelow(context, gatherings.rooms, pathname);
      if (screen) throw redirect(screen);
      throw notFound("This address");
    },
  })(args);
}

export default function MissingInside() {
  return null;
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { navigationFor } from "#app/shell/navigation.ts";

/** `/` and `/app` lead to the first screen this person has; what the address asks to be opened is opened there. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input: z.object({}),
    load: async (context, _, request) => {
      const [first] = await navigationFor(context, gatherings.rooms);
      throw redirect(`${first?.path ?? "/app/notifications"}${new URL(request.url).search}`);
    },
  })(args);
}

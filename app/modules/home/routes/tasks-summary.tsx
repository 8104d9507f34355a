import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TasksSummaryScreen } from "../components/summary-screens.tsx";

/** All that waits for the person, of every room. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input: z.object({}),
    load: async (context) => ({ obligations: await gatherings.obligations(context), today: context.today() }),
  })(args);
}

export default function TasksSummary() {
  return <TasksSummaryScreen {...useLoaderData<typeof loader>()} />;
}

import { redirect } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** A tag leads to the people who have it. */
export const loader = page({
  can: signedIn,
  input: z.object({ tagId: z.uuid() }),
  load: async (_context, { tagId }) => redirect(`/app/my-data/people?tag=${tagId}`),
});

import { redirect } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { helpPlaces } from "../help-places.ts";

/** Addresses of before lead to their screens. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: (_context, _input, { url }) => {
    const isFault = /troubleshoot|reportBug/.test(new URL(url).pathname);
    throw redirect(isFault ? helpPlaces.troubleshooting : helpPlaces.hub, 301);
  },
});

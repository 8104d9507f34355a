import { redirect } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { notificationPlaces } from "../notification-places.ts";

/** Addresses of before lead to their screens. */
export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (_context, _input, { url }) => {
    const { pathname } = new URL(url);
    const place = pathname.includes("my-notifications") ? notificationPlaces.own : notificationPlaces.company;
    throw redirect(place, 301);
  },
});

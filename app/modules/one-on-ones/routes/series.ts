import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { requireSeries } from "../data/one-on-one-record.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { currentMeeting } from "../queries/current-meeting.ts";

/** A series leads to its meeting that is next, or was last. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({ masterId: z.uuid() }),
  load: async (context, { masterId }) => {
    await requireSeries(context, "view", masterId);
    throw redirect(oneOnOnePlaces.meeting(masterId, await currentMeeting(context, masterId)));
  },
});

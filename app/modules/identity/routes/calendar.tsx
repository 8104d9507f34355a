import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CalendarAddress } from "../components/settings/calendar-address.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { ownCalendarAddress } from "../queries/own-calendar-address.ts";
import { endCalendarAddress, endCalendarAddressInput } from "../use-cases/end-calendar-address.ts";
import { makeCalendarAddress, makeCalendarAddressInput } from "../use-cases/make-calendar-address.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context) => ({
    own: await ownCalendarAddress(context),
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  }),
});

export const action = command({
  can: signedIn,
  intents: {
    "make-calendar-address": { input: makeCalendarAddressInput, run: makeCalendarAddress },
    "end-calendar-address": { input: endCalendarAddressInput, run: endCalendarAddress },
  },
});

/** The address under which one's calendar reads due dates. */
export default function Calendar() {
  return (
    <SettingsPlace current="calendar">
      <CalendarAddress {...useLoaderData<typeof loader>()} />
    </SettingsPlace>
  );
}

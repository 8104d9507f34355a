import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { HolidaysScreen } from "../components/holidays/holidays-screen.tsx";
import { holidays } from "../queries/holidays.ts";
import { removeHoliday, removeHolidayInput, saveHoliday, saveHolidayInput } from "../use-cases/save-holiday.ts";

const can = mayEver("edit", "CompanyShape");
/** `holiday` is the one that is edited, or `new`. */
const asked = z.object({
  holiday: z
    .union([z.literal("new"), z.uuid()])
    .optional()
    .catch(undefined),
});

export const loader = page({
  can,
  input: asked,
  load: async (context, { holiday }) => {
    const listed = await holidays(context);
    const open =
      holiday === "new" ? ("new" as const) : [...listed.ahead, ...listed.past].find(({ id }) => id === holiday);
    return { ...listed, open: open ?? null };
  },
});

export const action = command({
  can,
  intents: {
    "save-holiday": { input: saveHolidayInput, run: saveHoliday },
    "remove-holiday": { input: removeHolidayInput, run: removeHoliday },
  },
});

/** The days on which nobody in the company works. */
export default function Holidays() {
  return <HolidaysScreen {...useLoaderData<typeof loader>()} />;
}

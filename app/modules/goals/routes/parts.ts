import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { asOfInput } from "../queries/as-of.ts";
import { mapParts } from "../queries/map-parts.ts";

/** What counts in some goals, when they are opened on a map: those the asker may not see have none. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({
    of: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.uuid()).min(1).max(100)),
    asOf: asOfInput,
  }),
  load: (context, { of, asOf }) => mapParts(context, of, asOf),
});

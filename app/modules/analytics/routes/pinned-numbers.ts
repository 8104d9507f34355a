import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { pinnedNumbers } from "../queries/pinned-reports.ts";

/** What the pinned reports say, asked for by the card of the home page. */
export const loader = page({ can: mayEver("view", "Analytics"), input: z.object({}), load: pinnedNumbers });

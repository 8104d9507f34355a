import { z } from "zod";

/** Ids as programs send them, each described once. */
export const ids = { export: z.guid().describe("The id of the export.") };

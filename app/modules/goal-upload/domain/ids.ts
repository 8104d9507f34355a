import { z } from "zod";

/** Ids as programs send them, each described once. */
export const ids = { upload: z.guid().describe("The id of the upload.") };

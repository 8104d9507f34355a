import { z } from "zod";
import { row, text } from "./row.ts";

/** What happened to a meeting of ours in somebody's calendar. */
export const eventChange = row.extend({
  uid: text,
  sequence: z.int().min(0),
  status: z.enum(["tentative", "confirmed", "cancelled"]),
  responses: z.array(
    z.strictObject({ email: z.email(), response: z.enum(["accepted", "declined", "tentative", "none"]) }),
  ),
});

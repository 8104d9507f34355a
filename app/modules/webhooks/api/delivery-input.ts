import { z } from "zod";
import { cursorInput } from "#app/platform/http/paging.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { deliveryStates } from "../queries/delivery-log.ts";

/** What narrows the log of a webhook, for programs. */
export const deliveryInput = {
  after: cursorInput((text) => isCursorOf("timestamptz", text)),
  state: z.enum(deliveryStates).optional().describe("Only messages in this state."),
};

import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { LineTold } from "../events.ts";

/** Those concerned are told of a reporting line that was changed quietly. */
export async function tellLine(context: Context, payload: LineTold["payload"]): Promise<void> {
  const told: LineTold = { name: "people.line-told", payload };
  await recordEvent(context, told);
}

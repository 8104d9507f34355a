import type { Context } from "#app/platform/context/context.ts";
import type { LineTold } from "../events.ts";
import { writeDown } from "./write-down.ts";

/** Those concerned are told of a reporting line that was changed quietly. */
export async function tellLine(context: Context, payload: LineTold["payload"]): Promise<void> {
  const { employeeId: id, from } = payload;
  const written = { action: "share-reporting-line", subject: "Employee", id, detail: { from } } as const;
  await writeDown(context, "people.line-told", payload, written);
}

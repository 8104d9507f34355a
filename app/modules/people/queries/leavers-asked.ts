import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { leaverShare } from "../data/import/leaver-share.ts";

/** The share of leavers at which an import asks. */
export async function leaversAsked(context: Context): Promise<{ share: number }> {
  await authorize(context, "create", { kind: "Employee" });
  return { share: await leaverShare(context) };
}

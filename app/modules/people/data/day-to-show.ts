import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";

/** The day a screen or an answer is about: today, or another one. Days ahead show what is planned, so they need the right to it. */
export async function dayToShow(context: Context, asOf: string | undefined): Promise<string> {
  const today = context.today();
  if (asOf === undefined) return today;
  if (asOf > today) await authorize(context, "look-ahead", { kind: "OrgChart" });
  return asOf;
}

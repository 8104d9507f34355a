import type { Context } from "#app/platform/context/context.ts";
import { requireTimeFrame } from "../data/periods.ts";

/** What narrows a list to time frames, as the list knows it; throws 422 naming the field where no time frame is called so. */
export async function knownPeriod(context: Pick<Context, "rows">, period: string): Promise<string> {
  if (period === "current" || period === "all") return period;
  return (await requireTimeFrame(context, period, "period")).id;
}

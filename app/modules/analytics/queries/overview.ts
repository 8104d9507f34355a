import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { MeasureScope } from "../domain/dimensions.ts";
import { keptTotals } from "../data/kept-totals.ts";
import { periodCounting } from "../data/period-counting.ts";
import { daysBefore, daysOf } from "../domain/periods.ts";
import { numberInTime, partsOf, usualPeriod, type Dashboard, type DashboardNumber } from "./dashboard.ts";
import { seenMeasures } from "./seen-measures.ts";

/** The first number of each topic, with what changed of it; the days differ where a topic speaks of quarters that are over. */
export type OverviewTopic = Pick<Dashboard, "topic" | "period" | "days" | "before" | "change"> & {
  number: DashboardNumber;
};
export type Overview = { scope: MeasureScope; topics: OverviewTopic[] };

/** All topics of which the actor sees a number, at a glance: two statements each, and one for what was kept. */
export async function overview(context: Context, scope: MeasureScope): Promise<Overview> {
  await authorize(context, "view", { kind: "Analytics", scope: scope === "company" ? "company" : "led" });
  const leads = [...Map.groupBy(await seenMeasures(context, scope), ({ topic }) => topic).values()].map(
    ([first]) => first!,
  );
  if (leads.length === 0) throw notFound("The overview");
  const topics: OverviewTopic[] = [];
  const kept = await keptTotals(context, { scope });
  for (const measure of leads) {
    const period = usualPeriod(measure);
    const counting = await periodCounting(context, period);
    const days = daysOf(period, counting);
    const before = daysBefore(period, counting, "BEFORE")!;
    const number = await numberInTime(context, { scope, measure, days, before, kept });
    const { change } = await partsOf(context, { scope, measure, days, before });
    topics.push({ topic: measure.topic, period, days, before, number, change });
  }
  return { scope, topics };
}

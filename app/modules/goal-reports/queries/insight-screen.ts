import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { newestExports, type ExportRecord } from "../data/export-record.ts";
import { insightLevels } from "../domain/goal-export.ts";
import type { TimeFrame } from "#app/modules/goals/domain.ts";
import {
  goalInsights,
  type GoalInsights,
  requireArea,
  goalPeriods,
  countPeople,
  listPeople,
  type PeopleCounts,
  type PersonNumbers,
} from "#app/modules/goals/index.ts";
import { findInsightAddress, type InsightAddress } from "../insight-addresses.ts";
import { authorizeInsights } from "../use-cases/authorize-insights.ts";

const pageSize = 25;

const filled = (value: unknown) => value || undefined;
export const insightScreenInput = z.object({
  period: z.preprocess(filled, z.string().max(40).default("current")),
  level: z.enum(insightLevels).catch("OBJECTIVE").default("OBJECTIVE"),
  /** Everybody, or those without a goal. */
  people: z.enum(["ALL", "WITHOUT"]).catch("ALL").default("ALL"),
  page: pageInput,
});
export type InsightScreenInput = z.output<typeof insightScreenInput>;

export type PeopleInsights = { counts: PeopleCounts; rows: PersonNumbers[]; total: number; pageSize: number };
export type InsightScreen = {
  address: InsightAddress;
  input: InsightScreenInput;
  periods: TimeFrame[];
  goals: GoalInsights | null;
  people: PeopleInsights | null;
  exports: ExportRecord[];
  viewerId: string;
};

/** Numbers about goals, or about people and their goals, with what leads behind each; and the files made of them. */
export async function insightScreen(
  context: Context,
  input: InsightScreenInput,
  pathname: string,
): Promise<InsightScreen> {
  const address = findInsightAddress(pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address);
  await authorizeInsights(context, address.scope);
  const asked = { scope: address.scope, period: input.period };
  return {
    address,
    input,
    periods: await goalPeriods(context),
    goals: input.level === "OBJECTIVE" ? await goalInsights(context, address.scope, input.period) : null,
    people: input.level === "INDIVIDUAL" ? await peopleInsights(context, asked, input) : null,
    viewerId: context.actor.employeeId,
    exports: await newestExports(context, address.scope === "company" ? null : address.scope, 30),
  };
}

async function peopleInsights(
  context: Context,
  asked: Parameters<typeof countPeople>[1],
  { people, page }: InsightScreenInput,
): Promise<PeopleInsights> {
  const counts = await countPeople(context, asked);
  const without = people === "WITHOUT";
  return {
    counts,
    rows: await listPeople(context, asked, { without, ...sliceOfPage(page, pageSize) }),
    total: without ? counts.without : counts.people,
    pageSize,
  };
}

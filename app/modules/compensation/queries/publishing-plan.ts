import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { changesPay, costsOf, pots } from "../domain/pay-lines.ts";
import { isApplied } from "../domain/late-changes.ts";
import { lateLines } from "./late-changes.ts";
import { promotionsPlanned, type PromotionsPlanned } from "./promotions-planned.ts";
import { sql } from "#tenancy/sql.ts";

export type PublishingPlan = {
  /** Who gets a letter, and who gets nothing. */
  letters: number;
  without: number;
  /** What all raises come to for a year, in minor units of the cycle's currency. */
  total: number;
  /** Lines that have not reached the publisher; while there are some nothing is published. */
  waiting: number;
  /** People who moved or left since the launch and for whom the cycle's policy was not applied yet. */
  late: number;
  release: string;
  releaseOn: string;
  promotions: PromotionsPlanned;
};

/** What publishing a cycle would do, before it is done; whether the actor may know is the caller's to ask. */
export async function publishingPlan(context: Context, cycle: CycleRecord): Promise<PublishingPlan> {
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id}`);
  const raised = members.filter(({ proposal }) => changesPay(proposal));
  const { settings } = cycle;
  const costs = raised.map(({ proposal }) => costsOf(proposal, settings));
  return {
    letters: raised.length,
    without: members.length - raised.length,
    total: costs.reduce((sum, cost) => sum + pots.reduce((all, pot) => all + cost[pot], 0), 0),
    waiting: members.filter(({ turn }) => turn !== "PUBLISHER").length,
    late: (await lateLines(context, cycle)).filter(({ change }) => isApplied(change, settings)).length,
    release: settings.letters,
    releaseOn: settings.lettersOn,
    promotions: await promotionsPlanned(context, cycle),
  };
}

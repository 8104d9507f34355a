import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readCycle } from "../data/cycle-record.ts";
import { readMembers, seesPlan } from "../data/member-record.ts";
import { ids, several } from "../domain/ids.ts";
import { recommendationsOf } from "../queries/recommendations.ts";
import { giveRaises, type RaisesGiven } from "./save-raises.ts";
import { sql } from "#tenancy/sql.ts";

export const applyRecommendationsInput = z.object({
  cycleId: ids.cycle,
  memberIds: several(ids.member, "These people alone; left out, everybody nothing is proposed for yet."),
});

/**
 * Takes over what is recommended, for those whose turn is with the actor. Where a budget does not reach what the guideline
 * asks for at least, the recommendation leaves it, and is for people to give with a reason.
 */
export async function applyRecommendations(
  context: Context,
  { cycleId, memberIds }: z.output<typeof applyRecommendationsInput>,
): Promise<RaisesGiven> {
  const cycle = await readCycle(context, cycleId);
  const seen = await seesPlan(context);
  const these = memberIds.length > 0 ? sql`m.id = any(${memberIds}::uuid[])` : sql`not m.proposed`;
  const members = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and ${these} and exists (select from {compensation_cycle} c where c.id = m.cycle_id and ${seen})`,
  );
  if (members.length === 0) await authorize(context, "edit", { kind: "CompensationCycle" });
  const recommended = await recommendationsOf(context, cycle);
  const given = members.flatMap((member) => {
    const one = recommended.get(member.id);
    return one ? [{ memberId: member.id, raise: one.raise, cost: one.cost, reason: "" }] : [];
  });
  return given.length > 0 ? giveRaises(context, cycleId, given) : { applied: 0, outside: 0 };
}

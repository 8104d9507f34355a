import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { settleResult } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { CalibrationTalent } from "../data/entities.ts";
import { requireOpen, requirePerson } from "../data/group-record.ts";
import { ids } from "../domain/ids.ts";
import { levels, promotions, readinesses } from "../domain/talent.ts";
import { tellBoards, writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const none = (value: unknown) => (value === "" || value === undefined ? null : value);
const level = (description: string) =>
  z.preprocess(none, z.enum(levels).nullable()).default(null).describe(description);
const people = (description: string) =>
  z
    .preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(ids.employee).max(20))
    .describe(description);

export const saveTalentInput = z.object({
  groupId: ids.group,
  revieweeId: ids.reviewee,
  risk: level("How likely the person is to leave."),
  impact: level("What their leaving would cost."),
  promotion: z.preprocess(none, z.enum(promotions).nullable()).default(null).describe("Whether they are promoted."),
  reason: textInput({ most: 1000, tooLong: "calibration.too-long" })
    .default("")
    .describe("Why, where the promotion changes."),
  NOW: people("Who could take over at once."),
  ONE_YEAR: people("Who could take over within a year."),
  TWO_YEARS: people("Who could take over within two years."),
  version: versionRead,
});
export type SaveTalentInput = z.output<typeof saveTalentInput>;

/** Plans somebody's next months: promotion, risk of leaving, and who could take over. */
export async function saveTalent(context: Context, input: SaveTalentInput): Promise<{ revieweeId: string }> {
  const { group, reviewee } = await requirePerson(context, "calibrate", input);
  requireOpen(group);
  const { revieweeId, promotion, reason } = input;
  const successors = readinesses.flatMap((readiness) =>
    input[readiness].map((employeeId) => ({ reviewee_id: revieweeId, employee_id: employeeId, readiness })),
  );
  if (successors.some(({ employee_id: id }) => id === reviewee.employeeId))
    throw invalid("calibration.own-successor", "Nobody takes over from themselves.", {
      fields: { NOW: "calibration.own-successor" },
    });
  if (new Set(successors.map(({ employee_id: id }) => id)).size < successors.length)
    throw invalid("calibration.successor-twice", "Somebody is named twice.", {
      fields: { NOW: "calibration.successor-twice" },
    });
  if ((reviewee.promotionStatus ?? null) !== promotion) {
    if (!reason)
      throw invalid("calibration.reason-needed", "A reason is needed.", {
        fields: { reason: "calibration.reason-needed" },
      });
    await settleResult(
      context,
      { revieweeId, promotionStatus: promotion, reason, version: reviewee.version },
      { authorized: true },
    );
  }
  await keepTalent(context, input);
  await context.rows(sql`delete from {calibration_successor} where reviewee_id = ${revieweeId}`);
  await insertRows(context, "calibration_successor", "reviewee_id uuid, employee_id uuid, readiness text", successors);
  await writeDown(
    context,
    "calibration.talent-saved",
    { groupId: group.id, revieweeId },
    { action: "save-talent", subject: "CalibratedPerson", id: revieweeId },
  );
  await tellBoards(context, group);
  return { revieweeId };
}

async function keepTalent(context: Context, { revieweeId, risk, impact, version }: SaveTalentInput): Promise<void> {
  const kept = await context.em.findOne(
    CalibrationTalent,
    { revieweeId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  await requireUnchanged(
    context,
    { id: revieweeId, version: kept?.version ?? 0 },
    { version, subject: "CalibratedPerson", changedBy: ["calibration.save-talent"] },
  );
  const facts = { risk, impact, changedBy: context.actor.employeeId, changedAt: context.clock.now() };
  if (kept) context.em.assign(kept, facts);
  else context.em.create(CalibrationTalent, { revieweeId, ...facts });
  await context.em.flush();
}

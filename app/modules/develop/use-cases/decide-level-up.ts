import type { z } from "zod";
import { changeAssignment, jobsOn } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { holdRequest } from "../data/level-up-record.ts";
import { afterDecision, mayWithdraw, type LevelUpState } from "../domain/level-up.ts";
import { commentInput, dayInput, oneRequest } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const decideLevelUpInput = oneRequest.extend({
  comment: commentInput.describe("Why; read by the person. A refusal needs it."),
  version: versionRead,
});
export type DecideLevelUpInput = z.output<typeof decideLevelUpInput>;

type Move = Parameters<typeof afterDecision>[1];

/** Who leads the person supports the request: it goes to an administrator. */
export function supportLevelUp(context: Context, input: DecideLevelUpInput): Promise<{ requestId: string }> {
  return decide(context, input, "support", "decide");
}

/** Who leads the person does not support the request, and says why. */
export function declineLevelUp(context: Context, input: DecideLevelUpInput): Promise<{ requestId: string }> {
  return decide(context, input, "manager-decline", "decide");
}

/** Calibration says no, and why. */
export function refuseLevelUp(context: Context, input: DecideLevelUpInput): Promise<{ requestId: string }> {
  return decide(context, input, "admin-decline", "approve");
}

export const approveLevelUpInput = decideLevelUpInput.extend({
  effectiveOn: dayInput.describe("The first day of the new grade, as `2026-12-01`; today where it is left out."),
});

/** Calibration says yes: from a day on the person has the grade, and the role where one was asked for. */
export async function approveLevelUp(
  context: Context,
  input: z.output<typeof approveLevelUpInput>,
): Promise<{ requestId: string; effectiveOn: string }> {
  const effectiveOn = input.effectiveOn ?? context.today();
  const request = await decide(context, input, "approve", "approve", effectiveOn);
  const { employeeId, toGradeId, toRoleId } = request;
  await place(context, employeeId, "GRADE", toGradeId, effectiveOn);
  if (toRoleId) await place(context, employeeId, "JOB_ROLE", toRoleId, effectiveOn);
  return { requestId: request.requestId, effectiveOn };
}

/** Nothing is recorded where it is so already on that day. */
async function place(context: Context, employeeId: string, kind: "GRADE" | "JOB_ROLE", value: string, from: string) {
  const held = kind === "GRADE" ? sql`job.grade_id` : sql`job.role_id`;
  const found = await firstRow<{ same: boolean }>(
    context,
    sql`select ${held} = ${value}::uuid as same from ${jobsOn(from)} job where job.employee_id = ${employeeId}`,
  );
  if (found?.same) return;
  await changeAssignment(context, { employeeId, kind, from, value, future: "KEEP" });
}

async function decide(
  context: Context,
  { requestId, comment, version }: DecideLevelUpInput,
  move: Move,
  action: "decide" | "approve",
  effectiveOn: string | null = null,
) {
  const request = await holdRequest(context, action, requestId, version);
  const next = afterDecision(request.state as LevelUpState, move);
  if (!next) throw conflict("develop.request-decided", "It is decided already.");
  if (next === "DECLINED" && !comment)
    throw invalid("develop.reason-needed", "Please say why.", { fields: { comment: "develop.reason-needed" } });
  const now = context.clock.now();
  const me = context.actor.employeeId;
  Object.assign(
    request,
    action === "decide"
      ? { managerId: me, managerComment: comment, managerDecidedAt: now }
      : { adminId: me, adminComment: comment, adminDecidedAt: now, effectiveOn },
    { state: next },
  );
  await context.em.flush();
  const { employeeId, toGradeId, toRoleId } = request;
  await tell(context, { employeeId, requestId, change: next }, move);
  return { requestId, employeeId, toGradeId, toRoleId: toRoleId ?? null };
}

/** The person takes the request back while it is open. */
export async function withdrawLevelUp(
  context: Context,
  { requestId }: z.output<typeof oneRequest>,
): Promise<{ requestId: string }> {
  const request = await holdRequest(context, "withdraw", requestId);
  if (!mayWithdraw(request.state as LevelUpState)) throw conflict("develop.request-decided", "It is decided already.");
  request.state = "WITHDRAWN";
  await context.em.flush();
  await tell(context, { employeeId: request.employeeId, requestId, change: "WITHDRAWN" }, "withdraw");
  return { requestId };
}

function tell(
  context: Context,
  told: { employeeId: string; requestId: string; change: string },
  move: string,
): Promise<void> {
  const action = `level-up-${move.replace(/^(manager|admin)-/, "")}`;
  return writeDown(context, "develop.level-up-changed", told, {
    action,
    subject: "LevelUp",
    id: told.requestId,
    detail: { employeeId: told.employeeId },
  });
}

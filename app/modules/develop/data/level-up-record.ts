import { managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { LevelUpRequest } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

export type LevelUpFacts = { kind: "LevelUp"; employeeId: string; managerIds: string[] };

/** What rules test of a level-up request: whom it is for, and who stands above them today. */
export async function levelUpFacts(context: Context, employeeId: string): Promise<LevelUpFacts> {
  const managerIds = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  return { kind: "LevelUp", employeeId, managerIds };
}

/** A request, held until the transaction ends, if the actor may do this; 404 where they may not see it. */
export async function holdRequest(
  context: Context,
  action: "withdraw" | "decide" | "approve",
  requestId: string,
  version?: number,
) {
  const found = await firstRow<{ employeeId: string }>(
    context,
    sql`select employee_id as "employeeId" from {level_up_request} where id = ${requestId}`,
  );
  if (!found) throw notFound("LevelUp");
  await authorize(context, action, await levelUpFacts(context, found.employeeId));
  return holdRecord(
    context,
    LevelUpRequest,
    { id: requestId },
    {
      version,
      subject: "LevelUp",
      changedBy: ["develop.level-up-support", "develop.level-up-decline", "develop.level-up-approve"],
    },
  );
}

import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { apart } from "#app/platform/data/apart.ts";
import { ids } from "../domain/ids.ts";
import { approveLevelUp, approveLevelUpInput } from "./decide-level-up.ts";
import { sql } from "#tenancy/sql.ts";

const mostAtOnce = 100;

export const approveManyInput = approveLevelUpInput.omit({ requestId: true, version: true }).extend({
  requestIds: z
    .preprocess((sent) => (typeof sent === "string" ? [sent] : sent), z.array(ids.request).min(1).max(mostAtOnce))
    .describe("The level-ups, each once."),
});

export type RefusedLevelUp = {
  requestId: string;
  name: string;
  code: string;
  params: Record<string, string | number>;
};
export type ApprovedMany = { approved: { requestId: string; name: string }[]; refused: RefusedLevelUp[] };

/** Calibration says yes to several level-ups, as to each alone: what is refused is named with its reason, the rest is kept. */
export async function approveManyLevelUps(
  context: Context,
  { requestIds, ...decision }: z.output<typeof approveManyInput>,
): Promise<ApprovedMany> {
  await authorize(context, "view", { kind: "DevelopInsights" });
  const asked = [...new Set(requestIds)].sort();
  const names = new Map(
    (
      await context.rows<{ id: string; name: string }>(
        sql`select r.id, e.display_name as name from {level_up_request} r join {employee} e on e.id = r.employee_id
          where r.id = any(${asked}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  );
  const result: ApprovedMany = { approved: [], refused: [] };
  for (const requestId of asked) {
    const name = names.get(requestId) ?? "";
    const came = await apart(context, () => approveLevelUp(context, { ...decision, requestId, version: undefined }));
    if ("made" in came) result.approved.push({ requestId, name });
    else {
      const { code, details } = came.refused;
      result.refused.push({ requestId, name, code, params: details.params ?? {} });
    }
  }
  return result;
}

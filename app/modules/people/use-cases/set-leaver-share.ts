import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { leaverShare } from "../data/import/leaver-share.ts";
import { sql } from "#tenancy/sql.ts";

const bad = { error: "bad-share" };
export const setLeaverShareInput = z.object({
  share: z
    .union([z.number(bad), z.string(bad).trim().min(1, bad)], bad)
    .transform(Number)
    .pipe(
      z
        .number(bad)
        .min(0, bad)
        .max(100, bad)
        .transform((share) => Math.round(share * 100) / 100),
    )
    .describe("Percent of the company that may leave by one import without being asked for."),
});
export type SetLeaverShareInput = z.output<typeof setLeaverShareInput>;

/** From the next check of a file on, an import stops and asks where a greater share of the company would leave by it. */
export async function setLeaverShare(context: Context, { share }: SetLeaverShareInput): Promise<{ share: number }> {
  await authorize(context, "create", { kind: "Employee" });
  const before = await leaverShare(context);
  if (before === share) return { share };
  await context.rows(sql`update {organization} set import_leaver_percent = ${share}`);
  await writeAuditEntry(context, {
    action: "people.set-leaver-share",
    subjectType: "Organization",
    subjectId: context.tenant.id,
    detail: { before, after: share },
  });
  return { share };
}

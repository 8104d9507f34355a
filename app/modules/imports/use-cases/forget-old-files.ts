import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { ImportedFile } from "../data/entities.ts";
import { keptDays } from "../domain/imported-file.ts";

/** Files hold what people wrote about others: after their time they go for good, the records they made stay. */
export async function forgetOldFiles(context: Context): Promise<void> {
  const before = daysAgo(context, keptDays);
  await context.em.nativeDelete(ImportedFile, { createdAt: { $lte: before } });
}

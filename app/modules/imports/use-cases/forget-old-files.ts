import type { Context } from "#app/platform/context/context.ts";
import { ImportedFile } from "../data/entities.ts";
import { keptDays } from "../domain/imported-file.ts";

/** Files hold what people wrote about others: after their time they go for good, the records they made stay. */
export async function forgetOldFiles(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - keptDays * 86_400_000);
  await context.em.nativeDelete(ImportedFile, { createdAt: { $lte: before } });
}

import type { Context } from "#app/platform/context/context.ts";
import type { GatheredForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import { rewriteRow, rowsAtOnce, rowsThatSay, textColumnsOf, type TextColumns } from "#tenancy/forget-person.ts";
import { withoutTexts } from "../domain/erasure.ts";

/** All tables in which names and addresses are looked for. What is signed or chained says what it said, or proves nothing. */
export async function tablesWithTexts(
  context: Context,
  rooms: readonly GatheredForgetsPerson[],
): Promise<TextColumns[]> {
  const proofs = new Set(
    rooms.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.act === "keep" && (step.why === "paper" || step.why === "audit") ? step.table : [],
      ),
    ),
  );
  const tables = await context.rows<TextColumns>(textColumnsOf(context.tenant.schemaName));
  return tables.filter(({ table }) => table !== "employee" && !proofs.has(table));
}

/** Puts the word where some rows of a table still say one of the texts; answers how many, and whether there may be more. */
export async function takeOutTexts(
  context: Context,
  table: TextColumns,
  texts: readonly string[],
  word: string,
): Promise<{ changed: number; more: boolean }> {
  if (texts.length === 0) return { changed: 0, more: false };
  const rows = await context.rows<{ place: string } & Record<string, unknown>>(rowsThatSay(table, texts));
  let left = 0;
  for (const { place, ...held } of rows) {
    const without = Object.entries(held).map(([column, value]) => [column, withoutTexts(value, texts, word)] as const);
    const changed = without.filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(held[column]));
    // A database finds some letters alike that are none here: such a row is left, or it would be found for ever.
    if (changed.length > 0) await context.rows(rewriteRow(table, place, Object.fromEntries(changed)));
    else left += 1;
  }
  return { changed: rows.length - left, more: rows.length === rowsAtOnce && left < rows.length };
}

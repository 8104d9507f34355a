import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { vaultOf, type EntryWords } from "./sealed.ts";

export type EntryKind =
  "PROPOSED" | "PASSED_ON" | "SENT_BACK" | "RECOMMENDED" | "PUBLISHED" | "REOPENED" | "MOVED" | "LEFT";

/** Puts into the history of members what was done; amounts and reasons are sealed. */
export async function keepEntries(
  context: Context,
  cycleId: string,
  kind: EntryKind,
  entries: readonly { memberId: string; words?: EntryWords }[],
): Promise<void> {
  const vault = await vaultOf(context);
  const rows = entries.map(({ memberId, words }) => {
    const id = context.newId();
    return {
      id,
      cycle_id: cycleId,
      member_id: memberId,
      kind,
      sealed: words ? vault.seal("compensation_entry.sealed", id, words) : null,
      made_by: context.actor.employeeId,
      made_at: context.clock.now().toISOString(),
    };
  });
  for (let from = 0; from < rows.length; from += 2_000)
    await insertRows(
      context,
      "compensation_entry",
      "id uuid, cycle_id uuid, member_id uuid, kind text, sealed text, made_by uuid, made_at timestamptz",
      rows.slice(from, from + 2_000),
    );
}

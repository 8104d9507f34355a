import type { Context } from "#app/platform/context/context.ts";
import type { HandOver } from "#app/platform/contributions/moves-with.ts";

/** What is open with somebody and can go over to others, by kind. */
export type OpenIds = { room: string; hands: HandOver; ids: readonly string[] };
/** The same in words; `title` is null where the actor may not read it, and `label` a key of the room's strings. */
export type OpenRecords = {
  room: string;
  kind: string;
  label: string;
  records: readonly { id: string; title: string | null }[];
};

/** All that the rooms would hand over from somebody, kind by kind. */
export async function openWith(context: Context, employeeId: string): Promise<OpenIds[]> {
  const found: OpenIds[] = [];
  for (const { room, handsOver = [] } of context.movesWith)
    for (const hands of handsOver) found.push({ room, hands, ids: await hands.open(context, employeeId) });
  return found.filter(({ ids }) => ids.length > 0);
}

/** The same with what the records are called, as far as the actor may read that. */
export async function openInWords(context: Context, employeeId: string): Promise<OpenRecords[]> {
  const told: OpenRecords[] = [];
  const open = await openWith(context, employeeId);
  const heads = await headsOf(context, open);
  for (const { room, hands, ids } of open) {
    const alone = ids.filter((id) => !heads.has(`${hands.kind}:${id}`));
    const titles = await hands.titles(context, alone);
    const records = alone.map((id) => ({ id, title: titles.get(id) ?? null }));
    if (records.length > 0) told.push({ room, kind: hands.kind, label: hands.label, records });
  }
  return told;
}

/** With which record that is open too another goes unless it is named itself; both as `kind:id`. */
export async function headsOf(context: Context, open: readonly OpenIds[]): Promise<ReadonlyMap<string, string>> {
  const known = new Set(open.flatMap(({ hands: { kind }, ids }) => ids.map((id) => `${kind}:${id}`)));
  const heads = new Map<string, string>();
  for (const { hands, ids } of open)
    for (const [id, headId] of (await hands.goesWith?.of(context, ids)) ?? []) {
      const head = `${hands.goesWith!.kind}:${headId}`;
      if (known.has(head)) heads.set(`${hands.kind}:${id}`, head);
    }
  return heads;
}

/** The room's way to hand over records of a kind. */
export function handerOf(context: Context, kind: string): HandOver | undefined {
  return context.movesWith.flatMap(({ handsOver = [] }) => handsOver).find((one) => one.kind === kind);
}

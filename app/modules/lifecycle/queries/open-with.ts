import type { Context } from "#app/platform/context/context.ts";

/** What is open with somebody and can go over to others, by kind; `title` is null where the actor may not read it. */
export type OpenRecords = {
  room: string;
  kind: string;
  /** Key of the room's strings. */
  label: string;
  records: readonly { id: string; title: string | null }[];
};

/** All that the rooms would hand over from somebody, kind by kind. */
export async function openWith(context: Context, employeeId: string): Promise<OpenRecords[]> {
  const found: OpenRecords[] = [];
  for (const { room, handsOver = [] } of context.movesWith)
    for (const { kind, label, open } of handsOver)
      found.push({ room, kind, label, records: await open(context, employeeId) });
  return found.filter(({ records }) => records.length > 0);
}

/** What a room may be called by. */
export type LabelledRoom = {
  name: string;
  label?: string;
  modules?: readonly { label: string }[];
  tabs: readonly { label: string }[];
};

/** The key of what a room is called, in its own strings: as its module, as itself, or as its first tab. */
export function labelOfRoom(rooms: readonly LabelledRoom[], named: string): string {
  const room = rooms.find(({ name }) => name === named);
  return room?.modules?.[0]?.label ?? room?.label ?? room?.tabs[0]?.label ?? "title";
}

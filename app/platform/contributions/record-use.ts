/**
 * What a room does with another room's record. `rests`: it would go wrong without it; `mayChange`: the person asking may
 * change what rests on it, and so what it rests on.
 */
export type RecordUse = {
  /** Key in the room's strings, with its values. */
  label: string;
  params: Record<string, string | number>;
  /** Where it stands; null where there is no such place for the person. */
  link: string | null;
  rests: boolean;
  mayChange: boolean;
};
export type GatheredUse = RecordUse & { room: string };

/** So many records that keep what they were given, where what they were given it from changes; nothing where there is none. */
export function keptUse(label: string, count: number): RecordUse[] {
  return count > 0 ? [{ label, params: { count }, link: null, rests: false, mayChange: true }] : [];
}

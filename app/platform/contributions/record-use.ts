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

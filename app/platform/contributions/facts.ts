import type { Context } from "#app/platform/context/context.ts";

/** What kind of personal data a field tells; it is sent where that was agreed to. */
export type FactClass = "identity" | "contact" | "employment" | "work";

export type FactField = {
  name: string;
  /** Days are `2026-03-01`, moments have their offset. */
  type: "text" | "number" | "day" | "moment" | "yes-no";
  tells: FactClass;
};

/** One fact; its id never changes, and fields that are not known are null. */
export type Fact = { id: string } & Record<string, string | number | boolean | null>;

/** Facts of a room for other systems: one thing each, as it is now. */
export type FactSet = {
  /** `goals`; no two rooms have one of the same name. */
  name: string;
  /** Key in the room's strings. */
  label: string;
  fields: readonly FactField[];
  /** Those behind an id, by their ids, as far as the actor may see them. */
  read(context: Context, after: string | null, limit: number): Promise<Fact[]>;
};

export type GatheredFactSet = FactSet & { room: string };

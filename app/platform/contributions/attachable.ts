import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";

/** A kind of record that files are put on, given by the room of the records: the kit knows no room. */
export type Attachable = {
  /** As rules and stored files call it: `FeedPost`. */
  kind: string;
  /** What rules test of one record: who may `view` it may open its files. Throws 404 where there is none, or it was deleted. */
  facts(context: Context, id: string): Promise<AbilitySubject>;
};

/** Kinds by name, of the modules an actor has. */
export type Attachables = Readonly<Record<string, Attachable>>;

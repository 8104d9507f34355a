import type { Rule } from "#app/platform/ability/rule.ts";
import type { Withheld } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Explainable } from "./explainable.ts";
import type { RoomRight } from "./role-rules.ts";
import type { QuietActs, SeenRecord } from "./seen-record.ts";

/** How far one right of somebody reaches today, to tell what a change of access would do. */
export type Reach = {
  /** Key of the room's strings, for a count of records: `reach.view`. */
  label: string;
  /** Key of the room's strings for one field of several that reach apart: each of them is one Reach with the same label. */
  field?: string;
  /** How many records; null where it is had or not had. Rights that are not had are left out or count 0. */
  count: number | null;
};

/** Who may do what. */
export type RoomAccess = {
  /** The room's rules for this actor. Called once a request, when first asked. */
  rules?: (context: Context) => Promise<readonly Rule[]> | readonly Rule[];
  /** Why the actor does not use the room's module though the company has it on; null where they do. Asked before anything else. */
  withholds?: (context: Context) => Promise<Omit<Withheld, "feature"> | null>;
  /** What rights derive from besides the actor's own facts, for people who differ in it: by their id. */
  rightsBesides?: (context: Context) => Promise<ReadonlyMap<string, string>>;
  /** Records about which access can be explained. */
  explains?: readonly Explainable[];
  /** Records that notices name: who may no longer see one is told of it no longer. */
  seenRecords?: readonly SeenRecord[];
  /** Acts that the audit log does not name everybody's doer of; they hold where the module is off, too. */
  quietActs?: readonly QuietActs[];
  /** What a custom role can give in this room. */
  rights?: readonly RoomRight[];
  /** How far the rights of the context's actor reach, in few statements whatever there is. */
  reach?: (context: Context) => Promise<readonly Reach[]>;
};

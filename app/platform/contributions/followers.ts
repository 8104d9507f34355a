import type { Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/** A record that takes its value from another room's. What else the room's own section of that record shows comes with it. */
export type Follower = { id: string; title: string; percent: number | null };

/** What follows records of another room, given by the room of the followers: the records know nothing else of them. */
export type Followers = {
  /** Gives what follows these records their newest values, in the same transaction; answers with the ids of what moved. */
  carry: (context: Context, recordIds: readonly string[]) => Promise<string[]>;
  /** How many that the actor may see follow a record: a scalar subquery, and what must stand in the statement's `with recursive`. */
  counted: (context: Context) => Promise<{ with: Sql; of: (recordId: Sql) => Sql }>;
  /** Those that the actor may see. */
  list: (context: Context, recordId: string) => Promise<readonly Follower[]>;
};

/** By kind of the record that is followed. */
export type AllFollowers = Readonly<Record<string, Followers>>;

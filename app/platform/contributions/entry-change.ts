import type { Context } from "#app/platform/context/context.ts";

/** What somebody did with an entry of theirs in their own calendar. */
export type EntryChange =
  | { what: "MOVED"; uid: string; /** By the clock of the actor: `2026-11-20T14:30`. */ start: string }
  | { what: "TAKEN_AWAY"; uid: string };

/** Follows it, as the actor, where the entry is the room's; answers whether it was. Refuses as the room's own forms do. */
export type FollowEntryChange = (context: Context, change: EntryChange) => Promise<boolean>;

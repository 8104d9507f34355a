import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { busyTimesOf, type BusyTimes } from "./busy-times.ts";
import type { GatheredChatCommand } from "./chat-command.ts";
import type { EntryChange } from "./entry-change.ts";
import type { GatheredFactSet } from "./facts.ts";
import type { OpenRooms } from "./room.ts";

/** What rooms have to do with chats, calendars and other systems. */
export type GatheredOutside = {
  /** What people may ask for in a chat, of the modules the company has. */
  chatCommands(actor: Actor): readonly GatheredChatCommand[];
  /** The chat in which people can be written to directly, by name; null where the company has none. */
  chatForPeople(context: Context): Promise<string | null>;
  /** Has the room whose entry it is follow what the actor did in their calendar; false where it is no room's. */
  followEntry(context: Context, change: EntryChange): Promise<boolean>;
  busyTimes: BusyTimes;
  /** What rooms tell other systems, of the modules the company has. */
  facts(actor: Actor): readonly GatheredFactSet[];
};

/** The same, of the rooms that are open. */
export function gatherOutside(open: OpenRooms): GatheredOutside {
  return {
    chatCommands: (actor) =>
      open({ actor }).flatMap(({ name, chatCommands = [] }) => chatCommands.map((each) => ({ ...each, room: name }))),
    chatForPeople: async (context) =>
      (await open(context)
        .find((room) => room.chatForPeople)
        ?.chatForPeople?.(context)) ?? null,
    followEntry: async (context, change) => {
      for (const { followEntry } of open(context)) if (await followEntry?.(context, change)) return true;
      return false;
    },
    busyTimes: (context, ...asked) => busyTimesOf(open(context))(context, ...asked),
    facts: (actor) => open({ actor }).flatMap(({ name, facts = [] }) => facts.map((set) => ({ ...set, room: name }))),
  };
}

import type { Context } from "#app/platform/context/context.ts";
import type { AnyEmbed } from "#app/platform/http/embed.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import type { Mount } from "#app/platform/http/mount.ts";
import type { ChatCommand } from "./chat-command.ts";
import type { FollowEntryChange } from "./entry-change.ts";
import type { FactSet } from "./facts.ts";

/** What programs, sites and other systems meet. */
export type RoomOutside = {
  /** `/api/v1` addresses. */
  endpoints?: readonly AnyEndpoint[];
  /** What widgets on other sites read. */
  embeds?: readonly AnyEmbed[];
  /** Addresses of the room's own beside pages and API, such as what a source calls. */
  mounts?: readonly Mount[];
  /** What people may ask the room for in a chat. */
  chatCommands?: readonly ChatCommand[];
  /** The name of the chat in which people can be written to directly; null where there is none now. */
  chatForPeople?: (context: Context) => Promise<string | null>;
  /** Follows what somebody did with an entry of the room in their own calendar. */
  followEntry?: FollowEntryChange;
  /** What the room tells other systems, where the company agreed to it. */
  facts?: readonly FactSet[];
};

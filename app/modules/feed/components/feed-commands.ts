import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as onFeed } from "../routes/feed.tsx";
import type { action as onGifs } from "../routes/gifs.tsx";
import type { action as onModeration } from "../routes/moderation.tsx";
import type { action as onPost } from "../routes/post.tsx";

/** What is posted, sent to the feed. */
export const feedCommands = commandsOf<typeof onFeed>("feed");
/** What is done with a post, sent to its page wherever it is shown. */
export const postCommands = commandsOf<typeof onPost>("feed");
export const moderationCommands = commandsOf<typeof onModeration>("feed");
export const gifCommands = commandsOf<typeof onGifs>("feed");

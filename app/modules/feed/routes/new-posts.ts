import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { countNewPosts, newPostsInput } from "../queries/feed-page.ts";

/** How many posts are new since a moment, for an open feed that heard of some. */
export const loader = resource({ can: feature("FEED"), input: newPostsInput, load: countNewPosts });

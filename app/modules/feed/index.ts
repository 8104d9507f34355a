/** A year of posts for a demo company. */
export { seedFeed } from "./seed/seed-feed.ts";

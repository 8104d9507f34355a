export { findVisibleTitle } from "./queries/find-visible-title.ts";
export { visibleTitles } from "./data/visible-titles.ts";
export { newestKeyResults } from "./queries/newest-key-results.ts";
export { goalMovedSince } from "./queries/goal-moved-since.ts";
export { seedGoals } from "./seed/seed-goals.ts";
export { announceRecentGoals } from "./seed/announce-recent.ts";

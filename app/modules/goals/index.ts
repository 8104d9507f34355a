export { seedGoals } from "./seed/seed-goals.ts";
export { announceRecentGoals } from "./seed/announce-recent.ts";

export { seedGoals } from "./seed/seed-goals.ts";

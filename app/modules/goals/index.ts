export { seedGoals, type SeedGoalsInput } from "./seed/seed-goals.ts";

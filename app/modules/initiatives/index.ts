/** A year of tasks for a demo company, and the module switched on. */
export { seedInitiatives } from "./seed/seed-initiatives.ts";

/** A year of 1:1s for a demo company, and the module switched on. */
export { seedOneOnOnes } from "./seed/seed-one-on-ones.ts";

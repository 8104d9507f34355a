export { demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { seedPeople } from "./seed/seed-people.ts";

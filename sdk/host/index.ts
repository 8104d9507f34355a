export { Broker } from "./broker.ts";
export { ConfinementFault, runConfined, usualLimits } from "./confined-run.ts";
export { levelHere, type Level } from "./confinement.ts";
export type { Calls, Described, Description, DirectoryPage, Done, Order } from "./protocol.ts";

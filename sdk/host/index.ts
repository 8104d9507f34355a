export { Broker, type BrokerOptions } from "./broker.ts";
export { ConfinementFault, runConfined, usualLimits, type RunLimits } from "./confined-run.ts";
export { levelHere, type Level } from "./confinement.ts";
export type { Calls, Description, Done, Order } from "./protocol.ts";
export { isLoopback } from "./egress.ts";
export type { Reach } from "./reach.ts";
export type { Secret } from "./secret.ts";

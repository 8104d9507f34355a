export { keysOfConnection, resealConnection } from "./use-cases/reseal-connection.ts";

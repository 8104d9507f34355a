export { keysOfConnection, resealConnection } from "./use-cases/reseal-connection.ts";
export { lastPublished, numbersTold } from "./queries/numbers-told.ts";

export { keysOfConnection, resealConnection } from "./use-cases/reseal-connection.ts";
export { lastPublished, numbersTold, type NumbersTold } from "./queries/numbers-told.ts";

export { keysOfConnection, resealConnection } from "./use-cases/reseal-connection.ts";
export { lastPublished, numbersTold } from "./queries/numbers-told.ts";
export { sqlAccessGiven, type SqlAccess } from "./queries/sql-access-given.ts";

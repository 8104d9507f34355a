/** Files of records for rooms that have addresses of their own for them: read, worked on, and how far they are. */
export { requireFile } from "./data/hold-file.ts";
export { stateOfFile } from "./queries/file-state.ts";
export { fileTask } from "./use-cases/file-task.ts";
export { readRows } from "./use-cases/read-file.ts";
export { largestFile } from "./domain/imported-file.ts";

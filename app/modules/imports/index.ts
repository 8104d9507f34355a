/** Files of records for rooms that have addresses of their own for them: read, worked on, and how far they are. */
export { fileKept } from "./data/file-kept.ts";
export { requireFile } from "./data/hold-file.ts";
export { verdictsOf } from "./data/verdicts.ts";
export { stateOfFile } from "./queries/file-state.ts";
export { earlierFiles } from "./queries/earlier-files.ts";
export { fileWork, type FileWork } from "./queries/file-work.ts";
export { applyFile } from "./use-cases/apply-file.ts";
export { checkFileKnowing } from "./use-cases/check-file.ts";
export { fileTask } from "./use-cases/file-task.ts";
export { readRows } from "./use-cases/read-file.ts";
export { largestFile } from "./domain/imported-file.ts";

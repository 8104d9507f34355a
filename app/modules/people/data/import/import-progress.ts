/** Where the work on an import is; `done` of `total` counts rows, 0 of 0 where nothing is counted. */
export type Phase = "WAITING" | "COMPARING" | "STORING_PEOPLE" | "STORING_PLACES" | "FINISHING";
export type Progress = (phase: Phase, done: number, total: number) => Promise<void>;
export const unseen: Progress = async () => undefined;

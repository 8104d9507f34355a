/** How long one test file took by itself; two files may have run beside each other. */
export type FileTime = { file: string; seconds: number };

/** What a part counted, and, where it consists of test files, how long each took. */
export type Counted = { passed: number; failed: number; files?: readonly FileTime[] };

/** How many tests of a part passed and failed; "absent" where the tree has nothing of it. */
export type Outcome = Counted | "absent";

/** One part of `npm test`. */
export interface Part {
  name: string;
  run(stop: AbortSignal): Promise<Outcome>;
}

/** A check that is one test by itself, by its exit code. */
export function oneTest(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** How many tests of a part passed and failed; "absent" where the tree has nothing of it yet. */
export type Outcome = { passed: number; failed: number } | "absent";

/** One part of `npm test`. */
export interface Part {
  name: string;
  run(stop: AbortSignal): Promise<Outcome>;
}

/** A check that is one test by itself, by its exit code. */
export function oneTest(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

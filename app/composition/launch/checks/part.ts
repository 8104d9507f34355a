/** How long one test file took by itself; two files may have run beside each other. */
export type FileTime = { file: string; seconds: number };

/** A test that failed. */
export type Failure = {
  /** Its file and its title, `tests/e2e/goals/map.e2e.ts > a goal moves (desktop)`. */
  name: string;
  /** What runs it by itself: words for its runner, such as its file. */
  alone: readonly string[];
  /** Where its trace lies, if one was kept. */
  trace?: string;
};

/** What a part counted, and, where it consists of test files, how long each took and which tests failed. */
export type Counted = {
  passed: number;
  failed: number;
  files?: readonly FileTime[];
  failures?: readonly Failure[];
};

/** How many tests of a part passed and failed; "absent" where the tree has nothing of it. */
export type Outcome = Counted | "absent";

/** One part of `npm test`. */
export interface Part {
  name: string;
  run(stop: AbortSignal): Promise<Outcome>;
  /** Runs these once more with nothing beside them; answers the names of those that passed. */
  again?(failures: readonly Failure[], stop: AbortSignal): Promise<ReadonlySet<string>>;
}

/** A check that is one test by itself, by its exit code. */
export function oneTest(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

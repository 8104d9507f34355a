/** One fault put into the sources on purpose, and the tests that must notice. */
export type Mutant = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Test files given to the runner. */
  tests: readonly string[];
};

import type { Changed } from "#app/composition/launch/checks/changed-files.ts";
import { turnOf } from "#app/composition/launch/checks/turn.ts";
import type { Mutant } from "./mutant.ts";

/** In how many days the short form has gone through all of them. */
const days = 10;

/**
 * The short form: what the changes touch, in the source of the fault or in a test that must notice it, and every tenth of
 * the others, another tenth each day.
 */
export function chooseMutants(mutants: readonly Mutant[], changed: Changed | null, now: Date): Mutant[] {
  const today = turnOf(now, days);
  const touched = ({ file, tests }: Mutant) =>
    changed?.files.some((one) => one === file || tests.some((test) => one.startsWith(test))) ?? false;
  return mutants.filter((mutant, index) => index % days === today || touched(mutant));
}

import { record, useMay } from "#app/platform/ability/granting.tsx";

/** What the reader may do to this goal. */
export function useMayOnGoal(goalId: string): (act: string) => boolean {
  const may = useMay();
  return (act) => may(act, record("Goal", goalId));
}

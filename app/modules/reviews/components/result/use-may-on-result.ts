import { record, useMay } from "#app/platform/ability/granting.tsx";
import type { ResultPage } from "../../queries/result-page.ts";

/** What the reader may do to this result as it stands. */
export function useMayOnResult({ revieweeId }: Pick<ResultPage, "revieweeId">): (act: string) => boolean {
  const may = useMay();
  return (act) => may(act, record("ReviewResult", revieweeId));
}

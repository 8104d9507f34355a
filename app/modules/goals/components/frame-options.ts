import type { TimeFrame } from "../domain/time-frame.ts";
import type { GoalWords } from "./goal-words.ts";

/** The time frames to choose from, with the present ones and all. */
export function frameOptions({ t, frame: name }: GoalWords, periods: readonly TimeFrame[]) {
  return [
    { value: "current", label: t("list.current") },
    { value: "all", label: t("list.all-periods") },
    ...periods.map((frame) => ({ value: frame.id, label: name(frame), group: t(`frame-kind.${frame.kind}`) })),
  ];
}

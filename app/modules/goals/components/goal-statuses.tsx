import type { ReactNode } from "react";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { progressLevels } from "../domain/closure.ts";
import type { GoalCounts } from "../queries/goal-list.ts";
import { useGoalAddress } from "./goal-address.ts";
import { toneOf } from "./goal-marks.tsx";
import classes from "./goal-list.module.css";
import { useGoalWords } from "./goal-words.ts";

/** How many goals stand how; each leads to those alone. */
export function GoalStatuses({ counts, status }: { counts: GoalCounts; status: string | undefined }) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const entry = (value: string | null, content: ReactNode, count: number) => (
    <li key={value ?? "all"}>
      <UiLink href={address.with({ status: value })} className={classes.status} aria-current={(status ?? null) === value ? "true" : undefined}>
        {content}
        <span className={classes.count}>{format.number(count)}</span>
      </UiLink>
    </li>
  );
  return (
    <nav aria-label={t("list.statuses")}>
      <ul className={classes.statuses}>
        {entry(null, t("list.all"), counts.total)}
        {progressLevels.map((level) => entry(level, <StatusDot tone={toneOf(level)} label={t(`level.${level}`)} />, counts[level]))}
      </ul>
    </nav>
  );
}

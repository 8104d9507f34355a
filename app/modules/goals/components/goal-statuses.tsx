import type { ReactNode } from "react";
import { CountedLinks } from "#app/ui/counted-links/counted-links.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { progressLevels } from "../domain/closure.ts";
import type { GoalCounts } from "../queries/goal-list.ts";
import { useGoalAddress } from "./goal-address.ts";
import { toneOf } from "./goal-marks.tsx";
import { useGoalWords } from "./goal-words.ts";

/** How many goals stand how; each leads to those alone. */
export function GoalStatuses({ counts, status }: { counts: GoalCounts; status: string | undefined }) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const entry = (value: string | null, content: ReactNode, count: number) =>
    ({ id: value ?? "all", href: address.with({ status: value }), content, count: format.number(count), current: (status ?? null) === value });
  return (
    <CountedLinks
      label={t("list.statuses")}
      links={[
        entry(null, t("list.all"), counts.total),
        ...progressLevels.map((level) => entry(level, <StatusDot tone={toneOf(level)} label={t(`level.${level}`)} />, counts[level])),
      ]}
    />
  );
}

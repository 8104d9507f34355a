import { IconClockExclamation } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { standings, type Standing } from "../../domain/standing.ts";
import type { GoalCounts } from "../../queries/goal-list.ts";
import { useGoalAddress } from "../goal-address.ts";
import { toneOf } from "../goal-marks.tsx";
import classes from "./goal-list.module.css";
import { useGoalWords } from "../goal-words.ts";

function Mark({ standing }: { standing: Standing }) {
  const { t } = useGoalWords();
  if (standing !== "STALE") return <StatusDot tone={toneOf(standing)} label={t(`level.${standing}`)} />;
  return (
    <span className={classes.silent}>
      <IconClockExclamation size={15} aria-hidden="true" />
      {t("stale.status")}
    </span>
  );
}

/** How many goals stand how; each leads to those alone. */
export function GoalStatuses({ counts, status }: { counts: GoalCounts; status: string | undefined }) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const entry = (value: string | null, content: ReactNode, count: number) => ({
    id: value ?? "all",
    href: address.link({ status: value }),
    content,
    count: format.number(count),
    current: (status ?? null) === value,
  });
  return (
    <FacetLinks
      label={t("list.statuses")}
      links={[
        entry(null, t("list.all"), counts.total),
        ...standings.map((standing) => entry(standing, <Mark standing={standing} />, counts[standing])),
      ]}
    />
  );
}

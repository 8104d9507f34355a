import { PersonChip } from "#app/modules/people/ui.ts";
import { Card } from "#app/ui/card/card.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { TeamGoalsCard } from "../../queries/home-goals.ts";
import { useGoalWords } from "../goal-words.ts";
import classes from "./home-cards.module.css";

const list = "/app/team/direct-reports/goal/manage";

/** Whom one leads, with what their goals say; who needs something comes first. */
export default function TeamGoals({ data: { people } }: { data: TeamGoalsCard }) {
  const { t, format } = useGoalWords();
  return (
    <Card level={2} title={t("home.team")} actions={<UiLink href={list}>{t("home.team-goals")}</UiLink>}>
      <ul>
        {people.map(({ id, name, photo, open, atRisk, silent, percent }) => (
          <li key={id} className={classes.person}>
            <PersonChip person={{ id, name, photo }} />
            <span className={classes.signals}>
              {atRisk > 0 ? <Chip tone="red">{t("home.at-risk", { count: atRisk })}</Chip> : null}
              {silent > 0 ? <Chip tone="neutral">{t("home.silent", { count: silent })}</Chip> : null}
              {atRisk + silent === 0 ? (
                <span className={classes.soft}>
                  {open === 0
                    ? t("home.no-goals")
                    : t("home.on-track", { count: open, percent: format.percent(percent) })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { TeamOneOnOnesCard } from "../../queries/home-one-on-ones.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const mostNamed = 4;

/** How one meets those who report to one, and whom one has not met for long. */
export default function TeamOneOnOnes({ data: { people, held, silent } }: { data: TeamOneOnOnesCard }) {
  const { t, when } = useOneOnOneWords();
  const manage = "/app/team/direct-reports/oneOnOne/manage";
  return (
    <Card level={2} title={t("home.team")} actions={<UiLink href={manage}>{t("home.team-all")}</UiLink>}>
      <p className={classes.soft}>
        {t("home.team-held", { count: held, people })} {silent.length > 0 ? null : t("home.team-met")}
      </p>
      {silent.length > 0 ? (
        <>
          <h3 className={classes.homeHead}>{t("insights.silent")}</h3>
          <ul className={classes.plain}>
            {silent.slice(0, mostNamed).map(({ id, name, next }) => (
              <li key={id} className={classes.homeRow}>
                <UiLink href={oneOnOnePlaces.withEmployee(id)}>{name}</UiLink>
                <span className={classes.soft}>
                  {next ? (
                    <time dateTime={next}>{t("home.team-next", { when: when(next) })}</time>
                  ) : (
                    t("home.team-none")
                  )}
                </span>
              </li>
            ))}
          </ul>
          {silent.length > mostNamed ? (
            <UiLink href={`${manage}?show=SILENT`}>{t("home.team-more", { count: silent.length - mostNamed })}</UiLink>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}

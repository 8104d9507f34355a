import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { OwnListPage } from "../../queries/own-lists.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const everybody = "/app/team/direct-reports/oneOnOne/manage";

/** Direct reports whom nobody has arranged to meet yet: the first ones by name, the others where all of them stand. */
export function Proposed({ proposed: { people, total } }: Pick<OwnListPage, "proposed">) {
  const { t } = useOneOnOneWords();
  if (people.length === 0) return null;
  const more = total - people.length;
  return (
    <Callout title={t("proposed.title", { count: total })}>
      <span className={classes.buttons}>
        {people.map(({ id, name }) => (
          <Button key={id} size="small" href={oneOnOnePlaces.schedule(id)}>
            {t("proposed.act", { name })}
          </Button>
        ))}
        {more > 0 ? (
          <Button size="small" tone="quiet" href={everybody}>
            {t("home.team-more", { count: more })}
          </Button>
        ) : null}
      </span>
    </Callout>
  );
}

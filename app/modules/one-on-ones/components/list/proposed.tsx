import type { PersonSummary } from "#app/modules/people/index.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Direct reports whom nobody has arranged to meet yet. */
export function Proposed({ people }: { people: readonly PersonSummary[] }) {
  const { t } = useOneOnOneWords();
  if (people.length === 0) return null;
  return (
    <Callout title={t("proposed.title", { count: people.length })}>
      <span className={classes.buttons}>
        {people.map(({ id, name }) => (
          <Button key={id} size="small" href={oneOnOnePlaces.schedule(id)}>
            {t("proposed.act", { name })}
          </Button>
        ))}
      </span>
    </Callout>
  );
}

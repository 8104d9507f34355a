import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { LettersToHandOut } from "../../queries/letters-to-hand-out.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** Letters a manager hands out once they have talked to their people: one by one, or all of a cycle. */
export function HandOut({ handOut }: { handOut: readonly LettersToHandOut[] }) {
  return handOut.map((letters) => <OfCycle key={letters.cycleId} {...letters} />);
}

function OfCycle({ cycleId, cycle, people }: LettersToHandOut) {
  const { t } = useCompensationWords();
  const release = commands.useCommand({
    intent: "release-letters",
    said: ({ value }) => t("said.released", { count: value.released }),
  });
  return (
    <Section title={t("hand-out.title", { cycle })} description={t("hand-out.text")}>
      <ul className={classes.letters}>
        {people.map(({ letterId, name }) => (
          <li key={letterId} className={classes.letter}>
            <span>{name}</span>
            <ActForm command={release} intent="release-letters" fields={{ cycleId, letterIds: letterId }}>
              <Button type="submit" size="small" aria-label={t("hand-out.one-of", { name })}>
                {t("hand-out.one")}
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
      {people.length > 1 ? (
        <ActForm command={release} intent="release-letters" fields={{ cycleId }}>
          <Button type="submit" tone="primary" loading={release.busy}>
            {t("hand-out.all", { count: people.length })}
          </Button>
        </ActForm>
      ) : null}
    </Section>
  );
}

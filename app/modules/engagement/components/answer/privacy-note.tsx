import { IconEyeOff, IconLock, IconUser } from "@tabler/icons-react";
import type { AnswerData } from "./answer-screen.tsx";
import { asksForWords } from "../../domain/asks-for-words.ts";
import { fewestForComments } from "../../domain/survey.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type Told = Pick<AnswerData["survey"], "privacy" | "fewest" | "sharesWithManagers" | "sharesWithAll"> & {
  questions: readonly Pick<AnswerData["survey"]["questions"][number], "kind" | "comment">[];
};

const icons = { ANONYMOUS: IconEyeOff, CONFIDENTIAL: IconLock, NAMED: IconUser } as const;

/** What is stored of an answer, who reads it, and from how many answers on. */
export function PrivacyNote({ survey }: { survey: Told }) {
  const { t, format } = useEngagementWords();
  const { privacy, fewest, questions } = survey;
  const Icon = icons[privacy];
  return (
    <section className={classes.privacy} aria-label={t(`privacy.${privacy}`)}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p className={classes.strong}>{t(`privacy.${privacy}`)}</p>
        <p className={classes.privacyText}>{t(`privacy.${privacy}-text`, { count: format.number(fewest) })}</p>
        {privacy === "NAMED" ? null : <p className={classes.privacyText}>{t("privacy.alike")}</p>}
        {asksForWords(questions) ? (
          <p className={classes.privacyText}>
            {privacy === "NAMED"
              ? t("privacy.words-named")
              : t("privacy.words", { count: format.number(fewestForComments(fewest)) })}
          </p>
        ) : null}
        <p className={classes.privacyText}>{t(`privacy.${readersOf(survey)}`)}</p>
      </div>
    </section>
  );
}

function readersOf({ sharesWithManagers, sharesWithAll }: Told) {
  if (sharesWithAll) return sharesWithManagers ? "read-by-all" : "read-by-whole";
  return sharesWithManagers ? "read-by-managers" : "read-by-admins";
}

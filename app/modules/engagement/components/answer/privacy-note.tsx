import { IconEyeOff, IconLock, IconUser } from "@tabler/icons-react";
import type { AnswerData } from "./answer-screen.tsx";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type Told = Pick<AnswerData["survey"], "privacy" | "fewest" | "sharesWithManagers" | "sharesWithAll">;

const icons = { ANONYMOUS: IconEyeOff, CONFIDENTIAL: IconLock, NAMED: IconUser } as const;

/** What is stored of an answer, who reads it, and from how many answers on. */
export function PrivacyNote({ survey: { privacy, fewest, sharesWithManagers, sharesWithAll } }: { survey: Told }) {
  const { t, format } = useEngagementWords();
  const Icon = icons[privacy];
  const count = format.number(fewest);
  return (
    <section className={classes.privacy} aria-label={t(`privacy.${privacy}`)}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p className={classes.strong}>{t(`privacy.${privacy}`)}</p>
        <p className={classes.privacyText}>{t(`privacy.${privacy}-text`, { count })}</p>
        <p className={classes.privacyText}>
          {t(
            sharesWithAll
              ? "privacy.read-by-all"
              : sharesWithManagers
                ? "privacy.read-by-managers"
                : "privacy.read-by-admins",
          )}
        </p>
      </div>
    </section>
  );
}

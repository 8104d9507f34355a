import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Obligation } from "#app/platform/contributions/owed.ts";
import { ObligationList } from "#app/shell/components/obligation-list.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import classes from "./home.module.css";

export type ObligationsCardProps = {
  obligations: readonly Obligation[];
  today: string;
  /** So many stand here; the others a link away. */
  most?: number;
};

/** What waits for the person, or that nothing does. */
export function ObligationsCard({ obligations, today, most = Infinity }: ObligationsCardProps) {
  const { t } = useTranslation("home");
  const some = obligations.length > 0;
  return (
    <Card level={2} title={some ? t("waiting", { count: obligations.length }) : t("nothing-waits")}>
      {some ? (
        <>
          <ObligationList obligations={obligations.slice(0, most)} today={today} />
          {obligations.length > most ? (
            <p>
              <UiLink href="/tasksSummary">{t("all-waiting", { count: obligations.length })}</UiLink>
            </p>
          ) : null}
        </>
      ) : (
        <p className={classes.calm}>{t("nothing-waits-text")}</p>
      )}
    </Card>
  );
}

import { useTranslation } from "react-i18next";
import type { Obligation } from "#app/platform/contributions/owed.ts";
import { ObligationList } from "#app/shell/components/obligation-list.tsx";
import { Card } from "#app/ui/card/card.tsx";
import classes from "./home.module.css";

export type ObligationsCardProps = { obligations: readonly Obligation[]; today: string };

/** What waits for the person, or that nothing does. */
export function ObligationsCard({ obligations, today }: ObligationsCardProps) {
  const { t } = useTranslation("home");
  const some = obligations.length > 0;
  return (
    <Card level={2} title={some ? t("waiting", { count: obligations.length }) : t("nothing-waits")}>
      {some ? (
        <ObligationList obligations={obligations} today={today} />
      ) : (
        <p className={classes.calm}>{t("nothing-waits-text")}</p>
      )}
    </Card>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ShownOnce } from "#app/platform/forms/shown-once.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import classes from "./settings.module.css";

type Made = { token: string; name: string; clientId: string | null };

/** Shown this once, with how a program sends it. */
export function AccessTokenMade({ made: { token, name, clientId }, origin }: { made: Made; origin: string }) {
  const { t } = useTranslation("identity");
  return (
    <>
      <ShownOnce
        title={t("access-tokens.made", { name })}
        text={t("access-tokens.made-text")}
        secret={token}
        copy={t("access-tokens.copy")}
        copied={t("access-tokens.copied")}
      />
      {clientId ? (
        <>
          <p className={classes.how}>{t("access-tokens.app-id", { id: clientId })}</p>
          <p className={classes.how}>{t("access-tokens.app-how")}:</p>
          <code className={classes.token}>
            curl -u {clientId}:$SECRET -d grant_type=client_credentials {origin}/oauth/token
          </code>
        </>
      ) : null}
      <p className={classes.how}>{t("access-tokens.how")}:</p>
      <code className={classes.token}>curl -H &quot;Authorization: Bearer $TOKEN&quot; {origin}/api/v1/goals</code>
      <p className={classes.how}>
        <UiLink href="/api/v1/docs" rel="external">
          {t("access-tokens.reader")}
        </UiLink>
      </p>
    </>
  );
}

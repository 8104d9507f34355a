import { Form } from "@remix-run/react";
import { IconKey } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { AccessTokenView } from "../queries/list-access-tokens.ts";
import classes from "./session-list.module.css";

export type AccessTokenListProps = { tokens: readonly AccessTokenView[]; timeZone: string; now: string };

/** The programs that come in with a token of one's own, each with a way to end it. */
export function AccessTokenList({ tokens, timeZone, now }: AccessTokenListProps) {
  const { t } = useTranslation("identity");
  return (
    <ul className={classes.list} aria-label={t("settings.tab.access-tokens")}>
      {tokens.map((token) => (
        <li key={token.id} className={classes.row}>
          <IconKey className={classes.icon} aria-hidden="true" />
          <AccessTokenFacts token={token} timeZone={timeZone} now={now} />
          <Form method="post">
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="accessTokenId" value={token.id} />
            <Button type="submit" size="small" tone="secondary" aria-label={t("access-tokens.revoke-one", { name: token.name })}>{t("access-tokens.revoke")}</Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function AccessTokenFacts({ token: { name, hint, scope, createdAt, expiresAt, lastUsedAt, expired }, timeZone, now }: { token: AccessTokenView; timeZone: string; now: string }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  return (
    <div className={classes.facts}>
      <span className={classes.device}>
        <bdi>{name}</bdi> <Chip tone={expired ? "red" : "grey"}>{expired ? t("access-tokens.ended", { date: format.date(expiresAt) }) : t(`access-tokens.${scope}`)}</Chip>
      </span>
      <span className={classes.detail}>
        <bdi>cairn_…{hint}</bdi>
        <span>{t("passkeys.made", { date: format.date(createdAt) })}</span>
        {expired ? null : <span>{t("access-tokens.ends", { date: format.date(expiresAt) })}</span>}
        <span>{lastUsedAt ? t("passkeys.used", { date: format.relative(lastUsedAt, new Date(now)) }) : t("passkeys.unused")}</span>
      </span>
    </div>
  );
}

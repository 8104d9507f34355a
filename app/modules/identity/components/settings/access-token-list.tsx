import { RenewSecret } from "./renew-secret.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconKey } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import type { AccessTokenView } from "../../queries/list-access-tokens.ts";
import { modulesOf } from "../../domain/token-scopes.ts";
import { tokenCommands } from "../identity-commands.ts";

export type AccessTokenListProps = { tokens: readonly AccessTokenView[]; timeZone: string; now: string };

/** The programs that come in with a token of one's own, each with a way to end it. */
export function AccessTokenList({ tokens, timeZone, now }: AccessTokenListProps) {
  const { t } = useTranslation("identity");
  return (
    <EntryList label={t("settings.tab.access-tokens")}>
      {tokens.map((token) => (
        <AccessTokenEntry key={token.id} token={token} timeZone={timeZone} now={now} />
      ))}
    </EntryList>
  );
}

function AccessTokenEntry({
  token: { id, name, hint, scope, scopes, kind, createdAt, expiresAt, lastUsedAt, expired },
  timeZone,
  now,
}: {
  token: AccessTokenView;
  timeZone: string;
  now: string;
}) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const command = tokenCommands.useCommand({ intent: "revoke" });
  return (
    <Entry
      icon={<IconKey />}
      title={
        <>
          <bdi>{name}</bdi>{" "}
          <Chip tone={expired ? "red" : "grey"}>
            {expired ? t("access-tokens.ended", { date: format.date(expiresAt) }) : t(`access-tokens.${scope}`)}
          </Chip>
        </>
      }
      facts={
        <>
          <OnlyModules scopes={scopes} timeZone={timeZone} />
          {kind === "APP" ? <bdi>{t("access-tokens.app-id", { id })}</bdi> : <bdi>cairn_…{hint}</bdi>}
          <span>{t("passkeys.made", { date: format.date(createdAt) })}</span>
          {expired ? null : <span>{t("access-tokens.ends", { date: format.date(expiresAt) })}</span>}
          <span>
            {lastUsedAt
              ? t("passkeys.used", { date: format.relative(lastUsedAt, new Date(now)) })
              : t("passkeys.unused")}
          </span>
        </>
      }
      action={
        <>
          {kind === "APP" && !expired ? <RenewSecret id={id} name={name} /> : null}
          <ActForm command={command} intent="revoke" fields={{ accessTokenId: id }}>
            <Button
              type="submit"
              size="small"
              tone="secondary"
              loading={command.busy}
              aria-label={t("access-tokens.revoke-one", { name })}
            >
              {t("access-tokens.revoke")}
            </Button>
          </ActForm>
        </>
      }
    />
  );
}

/** What a token is narrowed to. */
function OnlyModules({ scopes, timeZone }: { scopes: readonly string[] | null; timeZone: string }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  if (scopes === null) return null;
  const modules = format.list(modulesOf(scopes).map((one) => t(`access-tokens.module.${one}`)));
  return <span>{t("access-tokens.only", { modules })}</span>;
}

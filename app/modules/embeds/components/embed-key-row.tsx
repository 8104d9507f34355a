import { IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Entry } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { EmbedKeyView } from "../queries/embed-keys.ts";
import { useCommand, useCommandForm } from "./embed-commands.ts";
import { EmbedKeyForm } from "./embed-key-form.tsx";
import classes from "./embeds.module.css";

export type EmbedKeyRowProps = {
  embedKey: EmbedKeyView;
  open: boolean;
  timeZone: string;
  now: string;
};

/** One key with its sites; opened, it can be changed or revoked for good. */
export function EmbedKeyRow({ embedKey, open, timeZone, now }: EmbedKeyRowProps) {
  const { t } = useTranslation("embeds");
  const format = useFormat(timeZone);
  const { id, name, origins, scopes, creator, createdAt, lastUsedAt, revokedAt } = embedKey;
  return (
    <Entry
      icon={<IconWorld />}
      title={<bdi>{name}</bdi>}
      facts={
        <>
          {origins.map((origin) => (
            <bdi key={origin}>{origin}</bdi>
          ))}
          {scopes.map((scope) => (
            <span key={scope}>{t(`scope.${scope.replace(":", "-") as "goals-read"}`)}</span>
          ))}
          <span>{t("made-by", { date: format.date(createdAt), name: creator ?? "" })}</span>
          <span>
            {revokedAt
              ? t("revoked-on", { date: format.date(revokedAt) })
              : lastUsedAt
                ? t("used", { time: format.relative(lastUsedAt, new Date(now)) })
                : t("unused")}
          </span>
        </>
      }
      action={revokedAt ? null : <UiLink href={open ? "?" : `?key=${id}`}>{open ? t("close") : t("change")}</UiLink>}
    >
      <bdi className={classes.id}>{id}</bdi>
      {open && !revokedAt ? <Changing embedKey={embedKey} /> : null}
    </Entry>
  );
}

function Changing({ embedKey: { id, name, origins, scopes } }: Pick<EmbedKeyRowProps, "embedKey">) {
  const { t } = useTranslation("embeds");
  const form = useCommandForm({
    intent: "edit",
    fields: { keyId: id },
    about: "keyId",
    defaultValue: { name, origins: origins.join("\n") },
    said: t("saved"),
  });
  const revoke = useCommand({ intent: "revoke", said: t("revoked-now", { name }) });
  return (
    <>
      <EmbedKeyForm form={form} submit={t("save")} scopes={scopes} />
      <ActForm command={revoke} intent="revoke" fields={{ keyId: id }} className={classes.submit}>
        <Button type="submit" tone="danger" loading={revoke.busy}>
          {t("revoke", { name })}
        </Button>
        <span className={classes.detail}>{t("revoke-text")}</span>
      </ActForm>
    </>
  );
}

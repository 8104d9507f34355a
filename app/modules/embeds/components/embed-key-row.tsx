import { IconWorld } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Entry } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { daysBeside } from "../domain/embed-scope.ts";
import type { EmbedKeyView } from "../queries/embed-keys.ts";
import type { MadeEmbedKey } from "../use-cases/create-embed-key.ts";
import { useCommand, useCommandForm } from "./embed-commands.ts";
import { EmbedKeyForm } from "./embed-key-form.tsx";
import classes from "./embeds.module.css";

export type EmbedKeyRowProps = {
  embedKey: EmbedKeyView;
  open: boolean;
  timeZone: string;
  now: string;
  /** The private half of the key that replaces it is shown once. */
  onMade: (made: MadeEmbedKey) => void;
};

/** One key with its sites; opened, it can be changed or revoked for good. */
export function EmbedKeyRow({ embedKey, open, timeZone, now, onMade }: EmbedKeyRowProps) {
  const { t } = useTranslation("embeds");
  const format = useFormat(timeZone);
  const isOver = embedKey.retiresAt !== null && embedKey.retiresAt <= now;
  const { id, name, origins, scopes, creator, createdAt, lastUsedAt, revokedAt, retiresAt, use } = embedKey;
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
          {use.opened + use.sent + use.refused > 0 ? <span>{t("use", use)}</span> : null}
          {retiresAt && !revokedAt ? <span>{t("retires", { date: format.dateTime(retiresAt) })}</span> : null}
        </>
      }
      action={
        revokedAt || isOver ? null : <UiLink href={open ? "?" : `?key=${id}`}>{open ? t("close") : t("change")}</UiLink>
      }
    >
      <bdi className={classes.id}>{id}</bdi>
      {open && !revokedAt && !isOver ? <Changing embedKey={embedKey} onMade={onMade} /> : null}
    </Entry>
  );
}

function Changing({ embedKey, onMade }: Pick<EmbedKeyRowProps, "embedKey" | "onMade">) {
  const { id, name, origins, scopes, retiresAt } = embedKey;
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
      {retiresAt ? null : <Rotating embedKey={embedKey} onMade={onMade} />}
      <ActForm command={revoke} intent="revoke" fields={{ keyId: id }} className={classes.submit}>
        <Button type="submit" tone="danger" loading={revoke.busy}>
          {t("revoke", { name })}
        </Button>
        <span className={classes.detail}>{t("revoke-text")}</span>
      </ActForm>
    </>
  );
}

/** A new pair in place of this one; the former goes on for as long as the site needs to change over. */
function Rotating({ embedKey: { id }, onMade }: Pick<EmbedKeyRowProps, "embedKey" | "onMade">) {
  const { t } = useTranslation("embeds");
  const form = useCommandForm({ intent: "rotate", fields: { keyId: id }, about: "keyId", said: t("rotated") });
  const made = form.answer?.done ? form.answer.value : null;
  useEffect(() => {
    if (made) onMade(made);
  }, [made, onMade]);
  return (
    <CommandForm form={form} className={classes.submit}>
      <SelectField
        name="days"
        label={t("rotate-until")}
        defaultValue="7"
        options={daysBeside.map((days) => ({ value: String(days), label: t("days-beside", { days }) }))}
      />
      <Button type="submit" loading={form.busy}>
        {t("rotate")}
      </Button>
    </CommandForm>
  );
}

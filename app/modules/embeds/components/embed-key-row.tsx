import { Form } from "@remix-run/react";
import { IconWorld } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Entry } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { EmbedKeyView } from "../queries/embed-keys.ts";
import { EmbedKeyForm } from "./embed-key-form.tsx";
import classes from "./embeds.module.css";
import { useEmbedWords } from "./use-embed-words.ts";

export type EmbedKeyRowProps = {
  embedKey: EmbedKeyView;
  open: boolean;
  result: CommandResult | null;
  timeZone: string;
  now: string;
};

/** One key with its sites; opened, it can be changed or revoked for good. */
export function EmbedKeyRow({ embedKey, open, result, timeZone, now }: EmbedKeyRowProps) {
  const { t, refusal } = useEmbedWords(result, "revoke", embedKey.id);
  const format = useFormat(timeZone);
  const { id, name, origins, creator, createdAt, lastUsedAt, revokedAt } = embedKey;
  return (
    <Entry
      icon={<IconWorld />}
      title={<bdi>{name}</bdi>}
      facts={
        <>
          {origins.map((origin) => (
            <bdi key={origin}>{origin}</bdi>
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
      {open && !revokedAt ? (
        <>
          <EmbedKeyForm intent="edit" embedKey={embedKey} result={result} />
          {refusal ? (
            <Callout tone="danger" announced>
              {refusal}
            </Callout>
          ) : null}
          <Form method="post" className={classes.submit}>
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="keyId" value={id} />
            <Button type="submit" tone="danger">
              {t("revoke", { name })}
            </Button>
            <span className={classes.detail}>{t("revoke-text")}</span>
          </Form>
        </>
      ) : null}
    </Entry>
  );
}

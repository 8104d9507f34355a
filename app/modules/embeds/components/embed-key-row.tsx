import { Form } from "@remix-run/react";
import { IconWorld } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { EmbedKeyView } from "../queries/embed-keys.ts";
import { EmbedKeyForm } from "./embed-key-form.tsx";
import classes from "./embeds.module.css";
import { useEmbedWords } from "./use-embed-words.ts";

export type EmbedKeyRowProps = { embedKey: EmbedKeyView; open: boolean; result: CommandResult | null; timeZone: string; now: string };

/** One key with its sites; opened, it can be changed or revoked for good. */
export function EmbedKeyRow({ embedKey, open, result, timeZone, now }: EmbedKeyRowProps) {
  const { t, refusal } = useEmbedWords(result, "revoke", embedKey.id);
  const format = useFormat(timeZone);
  const { id, name, origins, creator, createdAt, lastUsedAt, revokedAt } = embedKey;
  return (
    <li className={classes.row}>
      <IconWorld className={classes.icon} aria-hidden="true" />
      <div className={classes.facts}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.detail}>{origins.map((origin) => <bdi key={origin}>{origin}</bdi>)}</span>
        <span className={classes.detail}>
          <span>{t("made-by", { date: format.date(createdAt), name: creator ?? "" })}</span>
          <span>{revokedAt ? t("revoked-on", { date: format.date(revokedAt) }) : lastUsedAt ? t("used", { time: format.relative(lastUsedAt, new Date(now)) }) : t("unused")}</span>
        </span>
        <bdi className={classes.id}>{id}</bdi>
        {open && !revokedAt ? (
          <>
            <EmbedKeyForm intent="edit" embedKey={embedKey} result={result} />
            {refusal ? <Callout tone="danger" announced>{refusal}</Callout> : null}
            <Form method="post" className={classes.submit}>
              <input type="hidden" name="intent" value="revoke" />
              <input type="hidden" name="keyId" value={id} />
              <Button type="submit" tone="danger">{t("revoke", { name })}</Button>
              <span className={classes.detail}>{t("revoke-text")}</span>
            </Form>
          </>
        ) : null}
      </div>
      {revokedAt ? null : <UiLink href={open ? "?" : `?key=${id}`}>{open ? t("close") : t("change")}</UiLink>}
    </li>
  );
}

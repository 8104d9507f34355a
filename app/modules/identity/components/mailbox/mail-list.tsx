import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { MailView } from "../../queries/read-mailbox.ts";
import classes from "./mailbox.module.css";

export type MailListProps = { mails: readonly MailView[]; openId: string | null; now: string };

export function MailList({ mails, openId, now }: MailListProps) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  return (
    <ul className={classes.list} aria-label={t("mailbox.title")}>
      {mails.map(({ id, to, subject, sentAt }) => (
        <li key={id}>
          <UiLink
            href={`/dev/mail?id=${id}`}
            className={classes.entry}
            aria-current={id === openId ? "true" : undefined}
          >
            <span className={classes.subject} dir="auto">
              {subject}
            </span>
            <span className={classes.to}>
              <bdi>{to}</bdi>
            </span>
            <SmallText>
              <time dateTime={sentAt}>{format.relative(sentAt, new Date(now))}</time>
            </SmallText>
          </UiLink>
        </li>
      ))}
    </ul>
  );
}

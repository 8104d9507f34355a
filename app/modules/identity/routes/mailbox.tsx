import { useLoaderData, useSearchParams } from "@remix-run/react";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openPage } from "#app/platform/http/page.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { MailLook } from "#app/ui/mail-look/mail-look.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { MailList } from "../components/mailbox/mail-list.tsx";
import { listMails, readMail } from "../queries/read-mailbox.ts";
import classes from "../components/mailbox/mailbox.module.css";

export const loader = openPage(async (scope, request) => {
  const id = new URL(request.url).searchParams.get("id");
  const mails = await listMails(scope);
  return { mails, open: id ? await readMail(scope, id) : null, now: scope.clock.now().toISOString() };
});

export default function Mailbox() {
  const { t } = useTranslation("identity");
  const { mails, open, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const refresh = (
    <Button href={`/dev/mail${search.size > 0 ? `?${search}` : ""}`} tone="secondary" icon={<IconRefresh />}>
      {t("mailbox.refresh")}
    </Button>
  );
  return (
    <main className={classes.root}>
      <PageHeader title={t("mailbox.title")} description={t("mailbox.text")} actions={refresh} />
      {mails.length === 0 ? (
        <EmptyState variant="done" title={t("mailbox.empty")}>
          {t("mailbox.empty-text")}
        </EmptyState>
      ) : null}
      <div className={classes.columns} data-open={open ? true : undefined}>
        <MailList mails={mails} openId={open?.id ?? null} now={now} />
        {open ? (
          <MailLook
            {...{ id: "mail-subject", subject: open.subject, html: open.html, text: open.text }}
            to={t("mailbox.to", { to: open.to })}
            words={{ look: t("mailbox.look"), plain: t("mailbox.plain") }}
          />
        ) : null}
      </div>
    </main>
  );
}

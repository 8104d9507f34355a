import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DeliveryView } from "../queries/delivery-log.ts";
import { DeliveryChip } from "./state-chip.tsx";
import { DeliveryInFull } from "./delivery-in-full.tsx";
import { eventKey } from "./event-key.ts";
import { useCommand } from "./webhook-commands.ts";
import type { WebhookPage } from "./webhook-screen.tsx";
import classes from "./webhooks.module.css";
import { ExportMenu } from "#app/shell/components/list-screen/export-links.tsx";
import { webhookPlaces } from "../webhook-places.ts";

/** What was sent, newest first; pressed, a message shows each try with what was answered. */
export function DeliveryLog({ page }: { page: WebhookPage }) {
  const { t } = useTranslation("webhooks");
  const format = useFormat(page.timeZone);
  const { log, state, webhook } = page;
  const here = (more: string) => `?${more}`;
  const link = (id: "WAITING" | "FAILED", count: number) => ({
    id,
    href: state === id ? "?" : here(`state=${id}`),
    content: t(`delivery.${id}`),
    count: format.number(count),
    current: state === id,
  });
  return (
    <Section title={t("log")} description={t("log-text")} actions={<LogActs page={page} />}>
      <FacetLinks label={t("log")} links={[link("WAITING", webhook.waiting), link("FAILED", webhook.failed)]} />
      {page.open ? <DeliveryInFull page={page} delivery={page.open} /> : null}
      <DataTable<DeliveryView>
        caption={t("log")}
        rows={log.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => here(`${state ? `state=${state}&` : ""}delivery=${id}`)}
        empty={<EmptyState title={t("log-empty")}>{t("log-empty-text")}</EmptyState>}
        columns={[
          { id: "event", header: t("event-head"), narrow: true, render: ({ event }) => t(`event.${eventKey(event)}`) },
          {
            id: "happened",
            header: t("happened"),
            width: "200px",
            narrow: true,
            render: ({ happenedAt }) => format.dateTime(happenedAt),
          },
          {
            id: "state",
            header: t("state-head"),
            width: "150px",
            narrow: true,
            render: (row) => <DeliveryChip state={row.state} />,
          },
          {
            id: "attempts",
            header: t("attempts"),
            width: "90px",
            align: "end",
            render: ({ attempts }) => format.number(attempts),
          },
          {
            id: "next",
            header: t("next"),
            width: "200px",
            render: ({ nextAt }) => (nextAt ? format.dateTime(nextAt) : null),
          },
        ]}
      />
      <ListPages cursors={log} />
    </Section>
  );
}

/** What is done with the whole log. */
function LogActs({ page }: { page: WebhookPage }) {
  const { log, state, webhook } = page;
  return (
    <>
      <ReplayFailed page={page} />
      {log.rows.length > 0 ? (
        <ExportMenu href={`${webhookPlaces.webhook(webhook.id)}/export${state ? `?state=${state}` : ""}`} />
      ) : null}
    </>
  );
}

/** All that were given up, once more. */
function ReplayFailed({ page: { webhook } }: { page: WebhookPage }) {
  const { t } = useTranslation("webhooks");
  const command = useCommand({ intent: "replay", said: t("asked") });
  if (webhook.failed === 0 || webhook.state !== "ACTIVE") return null;
  return (
    <ActForm command={command} intent="replay" fields={{ webhookId: webhook.id }} className={classes.acts}>
      <Button type="submit" size="small" loading={command.busy}>
        {t("replay-failed", { count: webhook.failed })}
      </Button>
    </ActForm>
  );
}

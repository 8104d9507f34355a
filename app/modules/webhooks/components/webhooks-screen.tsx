import { IconWebhook } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { EventChoices } from "../queries/event-choices.ts";
import type { WebhookView } from "../queries/webhook-list.ts";
import { webhookPlaces } from "../webhook-places.ts";
import { StateChip } from "./state-chip.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { listCommands } from "./webhook-commands.ts";
import { WebhookMade } from "./webhook-made.tsx";

export type WebhooksPage = { webhooks: WebhookView[]; choices: EventChoices; timeZone: string; now: string };

/** The company's webhooks, and a new one. */
export function WebhooksScreen({ page }: { page: WebhooksPage }) {
  const { t } = useTranslation("webhooks");
  const create = listCommands.useCommandForm({ intent: "create", clears: true });
  const made = create.answer?.done ? create.answer.value : null;
  return (
    <>
      <PageHeader title={t("navigation.webhooks")} description={t("text")} />
      <PageBody>
        <listCommands.PageAnswer intents={["create"]} said={() => null} />
        {made ? <WebhookMade made={made} /> : null}
        {page.webhooks.length > 0 ? (
          <EntryList label={t("navigation.webhooks")}>
            {page.webhooks.map((webhook) => (
              <WebhookEntry key={webhook.id} webhook={webhook} page={page} />
            ))}
          </EntryList>
        ) : (
          <EmptyState title={t("none")}>{t("none-text")}</EmptyState>
        )}
        <Section title={t("new")} description={t("new-text")}>
          <WebhookForm form={create} submit={t("create")} choices={page.choices} />
        </Section>
      </PageBody>
    </>
  );
}

function WebhookEntry({ webhook, page }: { webhook: WebhookView; page: WebhooksPage }) {
  const { t } = useTranslation("webhooks");
  const format = useFormat(page.timeZone);
  const { id, name, url, events, deliveredAt, waiting } = webhook;
  return (
    <Entry
      icon={<IconWebhook />}
      title={<bdi>{name}</bdi>}
      facts={
        <>
          <bdi>{url}</bdi>
          <span>{t("event-count", { count: events.length })}</span>
          <span>
            {deliveredAt
              ? t("last-delivered", { time: format.relative(deliveredAt, new Date(page.now)) })
              : t("never-delivered")}
          </span>
          {waiting > 0 ? <span>{t("waiting-count", { count: waiting })}</span> : null}
        </>
      }
      action={<UiLink href={webhookPlaces.webhook(id)}>{t("open")}</UiLink>}
    >
      <span>
        <StateChip webhook={webhook} />
      </span>
    </Entry>
  );
}

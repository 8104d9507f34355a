import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { Paged } from "#app/platform/lists/keyset.ts";
import type { DeliveryDetail, DeliveryState, DeliveryView } from "../queries/delivery-log.ts";
import type { EventChoices } from "../queries/event-choices.ts";
import type { WebhookView } from "../queries/webhook-list.ts";
import { webhookPlaces } from "../webhook-places.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { StateChip } from "./state-chip.tsx";
import { PageAnswer, useCommand, useCommandForm } from "./webhook-commands.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookMade } from "./webhook-made.tsx";
import classes from "./webhooks.module.css";

export type WebhookPage = {
  webhook: WebhookView;
  choices: EventChoices;
  log: Paged<DeliveryView>;
  /** What the log is narrowed to. */ state: DeliveryState | null;
  /** The message that is looked at. */ open: DeliveryDetail | null;
  timeZone: string;
  now: string;
};

/** One webhook: how it stands, what was sent, and what can be changed of it. */
export function WebhookScreen({ page }: { page: WebhookPage }) {
  const { t } = useTranslation("webhooks");
  const format = useFormat(page.timeZone);
  const rotate = useCommand({ intent: "rotate", said: t("rotated") });
  const made = rotate.answer?.done ? rotate.answer.value : null;
  const { webhook } = page;
  const facts = [
    { term: t("url"), detail: <bdi>{webhook.url}</bdi> },
    { term: t("owner"), detail: <bdi>{webhook.owner.name}</bdi> },
    {
      term: t("last"),
      detail: webhook.deliveredAt ? format.dateTime(webhook.deliveredAt) : t("never-delivered"),
    },
    ...(webhook.formerUntil ? [{ term: t("former"), detail: format.dateTime(webhook.formerUntil) }] : []),
  ];
  return (
    <>
      <PageHeader
        title={<bdi>{webhook.name}</bdi>}
        meta={<StateChip webhook={webhook} />}
        breadcrumbs={[{ label: t("navigation.webhooks"), href: webhookPlaces.all }]}
        breadcrumbsLabel={t("navigation.webhooks")}
        actions={<Acts webhook={webhook} />}
      />
      <PageBody>
        <PageAnswer
          intents={["edit", "test", "pause", "resume", "replay"]}
          said={({ intent }) => (intent === "edit" ? t("saved") : t("asked"))}
        />
        {made ? <WebhookMade made={made} /> : null}
        {webhook.stoppedBecause ? (
          <Callout tone="danger" title={t("state.STOPPED")}>
            {t(`stopped.${webhook.stoppedBecause}`)}
          </Callout>
        ) : null}
        <DefinitionList items={facts} />
        <DeliveryLog page={page} />
        <Fold title={t("change")}>
          <Changing page={page} />
        </Fold>
        <Fold title={t("secret")}>
          <p className={classes.detail}>{t("secret-text")}</p>
          <ActForm command={rotate} intent="rotate" fields={{ webhookId: webhook.id }} className={classes.acts}>
            <Button type="submit" loading={rotate.busy}>
              {t("rotate")}
            </Button>
          </ActForm>
        </Fold>
        <Fold title={t("remove")}>
          <Removing webhook={webhook} />
        </Fold>
      </PageBody>
    </>
  );
}

function Acts({ webhook: { id, state } }: { webhook: WebhookView }) {
  const { t } = useTranslation("webhooks");
  const test = useCommand({ intent: "test", said: t("asked") });
  const pause = useCommand({ intent: "pause", said: t("paused-now") });
  const resume = useCommand({ intent: "resume", said: t("resumed-now") });
  const fields = { webhookId: id };
  if (state !== "ACTIVE")
    return (
      <ActForm command={resume} intent="resume" fields={fields}>
        <Button type="submit" tone="primary" loading={resume.busy}>
          {t("resume")}
        </Button>
      </ActForm>
    );
  return (
    <div className={classes.acts}>
      <ActForm command={test} intent="test" fields={fields}>
        <Button type="submit" loading={test.busy}>
          {t("test")}
        </Button>
      </ActForm>
      <ActForm command={pause} intent="pause" fields={fields}>
        <Button type="submit" tone="quiet" loading={pause.busy}>
          {t("pause")}
        </Button>
      </ActForm>
    </div>
  );
}

function Changing({ page: { webhook, choices } }: { page: WebhookPage }) {
  const { t } = useTranslation("webhooks");
  const read = useVersionRead(webhook.version);
  const form = useCommandForm({
    intent: "edit",
    fields: { webhookId: webhook.id, version: read.version },
    defaultValue: { name: webhook.name, url: webhook.url },
    said: t("saved"),
    then: read.told,
  });
  return <WebhookForm form={form} submit={t("save")} choices={choices} chosen={webhook.events} />;
}

function Removing({ webhook: { id, name } }: { webhook: WebhookView }) {
  const { t } = useTranslation("webhooks");
  const remove = useCommand({ intent: "remove", said: t("removed-now", { name }) });
  return (
    <ActForm command={remove} intent="remove" fields={{ webhookId: id }} className={classes.acts}>
      <Button type="submit" tone="danger" loading={remove.busy}>
        {t("remove-one", { name })}
      </Button>
      <span className={classes.detail}>{t("remove-text")}</span>
    </ActForm>
  );
}

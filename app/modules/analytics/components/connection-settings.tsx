import { IconPlugConnected } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ConnectionScreen } from "../queries/connection-screen.ts";
import { PageAnswer, useCommand, usePageAnswer } from "./analytics-commands.ts";
import classes from "./analytics.module.css";
import { ConnectionForm } from "./connection-form.tsx";
import { KeptDashboards } from "./kept-dashboards.tsx";
import { SqlAccess, type ShownSqlAccess } from "./sql-access.tsx";

export type ConnectionSettingsProps = {
  screen: ConnectionScreen & { open: string | null; timeZone: string; company: string; sqlAccess: ShownSqlAccess };
};

/** The analytics service of the company, tried on request, and which of its dashboards show here. */
export function ConnectionSettings({ screen }: ConnectionSettingsProps) {
  const { t } = useTranslation("analytics");
  const { connection } = screen;
  return (
    <>
      <PageHeader title={t("navigation.embedded")} description={t("settings.text")} />
      <PageBody>
        <PageAnswer intents={["save-dashboard", "remove-connection", "remove-dashboard"]} said={t("saved")} />
        {connection ? <Connected connection={connection} timeZone={screen.timeZone} /> : null}
        <Section
          title={connection ? t("settings.change") : t("settings.connect")}
          description={t("settings.connect-text")}
        >
          <ConnectionForm connection={connection} />
        </Section>
        {connection ? (
          <KeptDashboards kind={connection.kind} dashboards={screen.dashboards} open={screen.open} />
        ) : null}
        <SqlAccess access={screen.sqlAccess} company={screen.company} timeZone={screen.timeZone} />
      </PageBody>
    </>
  );
}

type ConnectedProps = {
  connection: NonNullable<ConnectionScreen["connection"]>;
  timeZone: string;
};

function Connected({ connection, timeZone }: ConnectedProps) {
  const { t } = useTranslation("analytics");
  const trial = useCommand({ intent: "test-connection", refusals: "shown" });
  const remove = useCommand({ intent: "remove-connection", said: t("settings.removed") });
  const onPage = usePageAnswer("test-connection");
  const answer = trial.answer ?? onPage;
  const refusalOf = useRefusalOf("analytics");
  const format = useFormat(timeZone);
  return (
    <EntryList label={t("settings.in-place")}>
      <Entry
        icon={<IconPlugConnected />}
        title={t(`provider.${connection.kind}`)}
        facts={
          <>
            <bdi dir="ltr">{connection.baseUrl}</bdi>
            <span>
              {t("settings.changed", {
                name: `\u2068${connection.changedBy}\u2069`,
                date: format.dateTime(connection.changedAt),
              })}
            </span>
          </>
        }
      >
        {answer?.done ? (
          <Callout tone="success" announced>
            {t(`settings.tried-${answer.value.tried}`)}
          </Callout>
        ) : null}
        {answer && !answer.done ? (
          <Callout tone="danger" announced title={t("settings.trial-failed")}>
            {refusalOf(answer)}
          </Callout>
        ) : null}
        <div className={classes.buttons}>
          <ActForm command={trial} intent="test-connection" fields={{ connectionId: connection.id }}>
            <Button type="submit" loading={trial.busy}>
              {t("settings.test")}
            </Button>
          </ActForm>
          <ActForm command={remove} intent="remove-connection" fields={{ connectionId: connection.id }}>
            <Button type="submit" tone="danger" loading={remove.busy}>
              {t("settings.remove")}
            </Button>
          </ActForm>
          <span className={classes.detail}>{t("settings.remove-text")}</span>
        </div>
      </Entry>
    </EntryList>
  );
}

import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { IconPlugConnected } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ConnectionScreen } from "../queries/connection-screen.ts";
import classes from "./analytics.module.css";
import { ConnectionForm } from "./connection-form.tsx";
import { KeptDashboards } from "./kept-dashboards.tsx";
import { useAnalyticsWords } from "./use-analytics-words.ts";

export type ConnectionSettingsProps = {
  screen: ConnectionScreen & { open: string | null; timeZone: string };
  result: CommandResult | null;
};

/** The analytics service of the company, tried on request, and which of its dashboards show here. */
export function ConnectionSettings({ screen, result }: ConnectionSettingsProps) {
  const { t } = useAnalyticsWords(result, "save-connection");
  const { connection } = screen;
  return (
    <>
      <PageHeader title={t("settings.title")} description={t("settings.text")} />
      <div className={classes.body}>
        {connection ? <Connected connection={connection} timeZone={screen.timeZone} result={result} /> : null}
        <Section
          title={connection ? t("settings.change") : t("settings.connect")}
          description={t("settings.connect-text")}
        >
          <ConnectionForm connection={connection} result={result} />
        </Section>
        {connection ? (
          <KeptDashboards kind={connection.kind} dashboards={screen.dashboards} open={screen.open} result={result} />
        ) : null}
      </div>
    </>
  );
}

type ConnectedProps = {
  connection: NonNullable<ConnectionScreen["connection"]>;
  timeZone: string;
  result: CommandResult | null;
};

function Connected({ connection, timeZone, result }: ConnectedProps) {
  const { t, own, refusal } = useAnalyticsWords(result, "test-connection");
  const format = useFormat(timeZone);
  const tried = own?.done ? (own.value as { tried: "ALL" | "REACHED" }).tried : null;
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
        {tried ? (
          <Callout tone="success" announced>
            {t(`settings.tried-${tried}`)}
          </Callout>
        ) : null}
        {refusal ? (
          <Callout tone="danger" announced title={t("settings.trial-failed")}>
            {refusal}
          </Callout>
        ) : null}
        <div className={classes.buttons}>
          <Act intent="test-connection" connectionId={connection.id}>
            <Button type="submit">{t("settings.test")}</Button>
          </Act>
          <Act intent="remove-connection" connectionId={connection.id}>
            <Button type="submit" tone="danger">
              {t("settings.remove")}
            </Button>
          </Act>
          <span className={classes.detail}>{t("settings.remove-text")}</span>
        </div>
      </Entry>
    </EntryList>
  );
}

function Act({ intent, connectionId, children }: { intent: string; connectionId: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="connectionId" value={connectionId} />
      {children}
    </Form>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ConnectorKind } from "../../domain/kinds.ts";
import type { Preview } from "../../use-cases/preview-rows.ts";
import { useFaultWords } from "../use-fault-words.ts";
import { useCommand, usePageAnswer } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Asks the source whose the credentials are, and shows the first rows it would give. */
export function CheckPart({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const check = useCommand({ intent: "check", refusals: "shown" });
  const onPage = usePageAnswer("check");
  const answer = check.answer ?? onPage;
  const fault = useFaultWords();
  const refusalOf = useRefusalOf("integrations");
  return (
    <Section title={t("steps.check")} description={t("check-text")}>
      <div className={classes.body}>
        <ActForm command={check} intent="check" fields={{ installationId: page.id }} className={classes.buttons}>
          <Button type="submit" loading={check.busy}>
            {t("check")}
          </Button>
        </ActForm>
        {answer?.done && answer.value.failed ? (
          <Callout tone="danger" announced title={t("check-failed")}>
            {fault(answer.value.failed.code.replace("integrations.fault-", ""))}{" "}
            <bdi className={classes.detail}>{answer.value.failed.detail}</bdi>
          </Callout>
        ) : null}
        {answer?.done && !answer.value.failed ? (
          <>
            <Callout tone="success" announced>
              {t("checked", { account: `\u2068${answer.value.account}\u2069` })}
            </Callout>
            {answer.value.previews.map((preview) => (
              <PreviewTable key={preview.stream} preview={preview} kind={page.kind} />
            ))}
          </>
        ) : null}
        {answer && !answer.done ? (
          <Callout tone="danger" announced title={t("check-failed")}>
            {refusalOf(answer)}
          </Callout>
        ) : null}
      </div>
    </Section>
  );
}

/** Fields whose word the page has under another key. */
const elsewhere = { metricKey: "crm-key", value: "what", projectRef: "project" } as const;

function PreviewTable({ preview: { stream, rows }, kind }: { preview: Preview; kind: ConnectorKind }) {
  const { t, i18n } = useTranslation("integrations");
  const headOf = (name: string) => {
    if (name === "externalId" && kind !== "hr") return t("id-there");
    if (name in elsewhere) return t(elsewhere[name as keyof typeof elsewhere]);
    return i18n.exists(`field.${name}`, { ns: "integrations" }) ? t(`field.${name}`) : name;
  };
  const names = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].filter((name) => name !== "changedAt");
  return (
    <div className={classes.acts}>
      <h3 className={classes.heading}>{t(`stream.${stream}`)}</h3>
      <DataTable
        caption={t(`stream.${stream}`)}
        columns={[
          ...names.map((name, index) => ({
            id: name,
            header: headOf(name),
            ...(index < 2 ? { narrow: true } : {}),
            render: (row: Preview["rows"][number]) => <bdi>{row.cells[name] ?? ""}</bdi>,
          })),
          {
            id: "wrong",
            header: t("wrong"),
            narrow: true,
            render: (row) => (row.wrong ? <span className={classes.wrong}>{row.wrong}</span> : t("fits")),
          },
        ]}
        rows={rows}
        rowKey={(row) => `${row.cells["externalId"] ?? ""} ${rows.indexOf(row)}`}
        empty={t("no-rows")}
      />
    </div>
  );
}

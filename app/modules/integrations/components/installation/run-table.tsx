import { importAddress } from "#app/modules/imports/ui.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { integrationPlaces } from "../../integration-addresses.ts";
import type { ListedRun } from "../../queries/run-list.ts";
import { runReasons } from "../../domain/run-reasons.ts";
import { useFaultWords } from "../use-fault-words.ts";
import { useCommand } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

const tones: Record<ListedRun["state"], Tone> = { RUNNING: "blue", DONE: "green", FAILED: "red", HELD: "orange" };

/** The last runs: what each read, changed and left out, and what went wrong. */
export function RunTable({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const format = useFormat(page.timeZone);
  return (
    <DataTable
      caption={t("runs")}
      rows={page.runs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "started",
          header: t("started"),
          width: "200px",
          render: (run) => format.dateTime(run.startedAt),
        },
        {
          id: "state",
          header: t("state"),
          width: "190px",
          narrow: true,
          render: (run) => <StateChip run={run} />,
        },
        { id: "reason", header: t("reason"), width: "120px", render: ({ reason }) => t(runReasons[reason]) },
        {
          id: "read",
          header: t("read"),
          align: "end",
          width: "80px",
          render: (run) => format.number(run.readRows),
        },
        { id: "came", header: t("came"), narrow: true, render: (run) => <Came run={run} /> },
        {
          id: "rejected",
          header: t("rejected"),
          align: "end",
          width: "110px",
          narrow: true,
          render: (run) =>
            run.kept > 0 ? (
              <UiLink href={integrationPlaces.rejected(page.id, run.id)} download target="_blank">
                {t("rejected-rows", { count: run.rejectedRows })}
              </UiLink>
            ) : (
              format.number(run.rejectedRows)
            ),
        },
        ...replayColumn(page, t("acts")),
      ]}
    />
  );
}

/** How a run ended; one that left rows out is not simply done. */
function StateChip({ run: { state, rejectedRows } }: { run: ListedRun }) {
  const { t } = useTranslation("integrations");
  if (state === "DONE" && rejectedRows > 0)
    return <Chip tone="orange">{t("run-state.DONE_BUT_REFUSED", { count: rejectedRows })}</Chip>;
  return <Chip tone={tones[state]}>{t(`run-state.${state}`)}</Chip>;
}

/** What may be made again only while the connection is on. */
function replayColumn({ id, status }: InstallationProps["page"], header: string): Column<ListedRun>[] {
  if (status !== "ACTIVE") return [];
  const render = (run: ListedRun) => (run.mayReplay ? <Replay run={run} installationId={id} /> : null);
  return [{ id: "replay", header, width: "130px", narrow: true, render }];
}

/** Reads the source once more from where this run began. */
function Replay({ run, installationId }: { run: ListedRun; installationId: string }) {
  const { t } = useTranslation("integrations");
  const format = useFormat();
  const command = useCommand({ intent: "replay", said: t("run-asked") });
  return (
    <ActForm command={command} intent="replay" fields={{ installationId, runId: run.id }}>
      <Button
        type="submit"
        tone="quiet"
        size="small"
        loading={command.busy}
        aria-label={t("replay-one", { time: format.dateTime(run.startedAt) })}
      >
        {t("replay")}
      </Button>
    </ActForm>
  );
}

function Came({ run: { outcome, importId, errorCode, errorMessage, reason } }: { run: ListedRun }) {
  const { t } = useTranslation("integrations");
  const fault = useFaultWords();
  const counted = Object.entries(outcome).filter(([, count]) => count > 0);
  return (
    <span className={classes.came}>
      {errorCode ? <span className={classes.wrong}>{fault(errorCode)}</span> : null}
      {errorMessage ? <bdi className={classes.detail}>{errorMessage}</bdi> : null}
      {counted.length > 0 ? (
        <span>{counted.map(([name, count]) => t(`outcome.${name}`, { count })).join(" · ")}</span>
      ) : null}
      {importId ? (
        <UiLink href={importAddress("people", importId)}>
          {reason === "TRIAL" ? t("see-changes") : t("see-import")}
        </UiLink>
      ) : null}
    </span>
  );
}

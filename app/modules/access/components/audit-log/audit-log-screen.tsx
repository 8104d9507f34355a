import { useLocation } from "@remix-run/react";
import { IconShieldCheck } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import type { AuditVerdict } from "#app/platform/audit/verify-audit-chain.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { plainDates, readDateRange } from "#app/platform/time/date-range.ts";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { AuditDetail } from "./audit-detail.tsx";
import { useAuditWords } from "./use-audit-words.ts";
import { logCommands } from "../access-commands.ts";
import { auditParts, partCalledAs } from "../../domain/audit-parts.ts";
import { accessPlaces } from "../../access-places.ts";
import type { AuditFilters, AuditPage, AuditRow } from "../../queries/list-audit-entries.ts";
import classes from "../access.module.css";

export type AuditLogProps = { list: AuditPage; filters: AuditFilters };

/** What was done in the company, by whom and to what; and whether the log still is what was written. */
export function AuditLogScreen({ list, filters }: AuditLogProps) {
  const { t } = useTranslation("access");
  const columns = useColumns();
  const { search } = useLocation();
  const check = logCommands.useCommand({ intent: "check" });
  const onPage = logCommands.usePageAnswer("check");
  const answer = check.answer ?? onPage;
  return (
    <ListScreen
      title={t("navigation.audit")}
      act={
        <ActForm command={check} intent="check">
          <Button type="submit" loading={check.busy} icon={<IconShieldCheck aria-hidden="true" />}>
            {t("audit.check")}
          </Button>
        </ActForm>
      }
      search={{ name: "search", label: t("audit.search"), value: filters.search }}
      filters={[
        {
          ...{ name: "part", label: t("audit.part"), value: filters.part, any: t("audit.any-part") },
          options: auditParts.map((value) => ({ value, label: t(partCalledAs(value)) })),
        },
        useDateRangeFilter({ label: t("audit.at"), range: readDateRange(filters, plainDates) }),
      ]}
      tools={<ExportLinks href={`${accessPlaces.audit}/export.csv${search}`} label={t("list.export")} />}
    >
      <div className={classes.notices}>{answer?.done ? <Verdict verdict={answer.value} /> : null}</div>
      <DataTable
        caption={t("navigation.audit")}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        empty={
          <EmptyState variant="search" title={t("audit.none")}>
            {t("audit.none-text")}
          </EmptyState>
        }
      />
      <LogPages before={filters.before} next={list.next} />
    </ListScreen>
  );
}

/** The pages under the same filters; the newest entries stand on the first. */
function LogPages({ before, next }: Pick<AuditFilters, "before"> & Pick<AuditPage, "next">) {
  const { t } = useTranslation("access");
  const { t: shell } = useTranslation("shell");
  const { search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== "before");
  const older = next ? `?${new URLSearchParams([...others, ["before", next]])}` : undefined;
  const newest = before ? `?${new URLSearchParams(others)}` : undefined;
  if (!older && !newest) return null;
  return (
    <Pager
      label={shell("pages.label")}
      previousLabel={t("audit.newest")}
      nextLabel={shell("pages.next")}
      previousHref={newest}
      nextHref={older}
    />
  );
}

function Verdict({ verdict: { verified, unlinked, fault } }: { verdict: AuditVerdict }) {
  const { t } = useTranslation("access");
  if (!fault)
    return (
      <Callout tone="success" announced title={t("audit.sound")}>
        {t("audit.sound-text", { verified, unlinked })}
      </Callout>
    );
  const place = "position" in fault ? fault.position : fault.entryId;
  return (
    <Callout tone="danger" announced title={t("audit.broken")}>
      {t(`audit.fault.${fault.kind}`, { place })}
    </Callout>
  );
}

function useColumns(): Column<AuditRow>[] {
  const { t } = useTranslation("access");
  const words = useAuditWords();
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  return [
    {
      id: "at",
      header: t("audit.at"),
      narrow: true,
      width: "190px",
      render: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
    },
    {
      id: "actor",
      header: t("audit.actor"),
      narrow: true,
      width: "180px",
      render: (row) =>
        row.actor && row.actorId ? (
          <PersonChip person={{ id: row.actorId, name: row.actor, photo: row.actorPhoto }} />
        ) : (
          <span className={classes.person}>
            {row.actorHidden ? null : <Avatar name="Cairn" size="small" />}
            <span className={classes.soft}>{t(row.actorHidden ? "audit.hidden" : "audit.product")}</span>
          </span>
        ),
    },
    {
      id: "action",
      header: t("audit.action"),
      narrow: true,
      render: (row) => <span title={row.action}>{words.action(row.action)}</span>,
    },
    {
      id: "subject",
      header: t("audit.subject"),
      narrow: true,
      render: (row) => (
        <span className={classes.names}>
          <span>{row.subject ?? words.kind(row.subjectType)}</span>
          {row.subject ? <span className={classes.soft}>{words.kind(row.subjectType)}</span> : null}
          {row.subject || !row.subjectId ? null : <bdi className={classes.shortId}>{row.subjectId.slice(-8)}</bdi>}
        </span>
      ),
    },
    { id: "detail", header: t("audit.detail"), render: (row) => <AuditDetail detail={row.detail} /> },
  ];
}

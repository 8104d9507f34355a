import { importAddress } from "#app/modules/imports/ui.ts";
import { IconDownload, IconPencil, IconPlus, IconUpload } from "@tabler/icons-react";
import { Activity } from "#app/modules/comments/ui.ts";
import { Granting, record, useMay } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { RecordDetails, RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { metricAddress, metricAddresses } from "../../metric-addresses.ts";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import { withPhotos } from "#app/platform/files/photo-address.ts";
import { PeopleMark } from "#app/ui/avatar/people-mark.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { metricCommands } from "../metric-commands.ts";
import { useMetricWords } from "../metric-words.ts";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { EditMetricForm, PointForm } from "./metric-edit-forms.tsx";
import { MetricGraph } from "./metric-graph.tsx";
import { MetricLinks, MetricSources } from "./metric-sources.tsx";
import { MetricTrend } from "../metric-marks.tsx";
import { MetricPointsTable } from "./metric-points-table.tsx";
import classes from "../metric.module.css";
import { useWordsOfDone } from "./use-words-of-done.ts";
import { useMetricForms } from "./use-metric-forms.ts";

/** All of one metric: where it stands, how it went, what follows it. */
export function MetricScreen({ detail }: { detail: MetricDetail }) {
  return (
    <Granting granted={detail.granted}>
      <Screen detail={detail} />
    </Granting>
  );
}

function Screen({ detail }: { detail: MetricDetail }) {
  const { t } = useMetricWords();
  const { metric } = detail;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={metric.name}
        meta={metric.retired ? <Chip tone="neutral">{t("retired")}</Chip> : undefined}
        actions={<Actions detail={detail} />}
        breadcrumbs={[{ label: t("title"), href: metricAddresses[0].path }]}
        breadcrumbsLabel={t("title")}
      />
      <OpenForm detail={detail} />
      <RecordView
        overview={<Overview detail={detail} />}
        activity={{
          count: detail.comments.comments.length,
          content: <Activity key={metric.id} thread={detail.comments} changes={[]} />,
        }}
      />
    </div>
  );
}

function Overview({ detail }: { detail: MetricDetail }) {
  const words = useMetricWords(useViewer().timeZone);
  const { t, format, value } = words;
  const { metric } = detail;
  return (
    <>
      <p className={classes.headline}>
        <span className={classes.value}>{value(metric, metric.value)}</span>
        <MetricTrend metric={metric} />
        {metric.date ? <SmallText>{t("as-of", { date: format.date(metric.date) })}</SmallText> : null}
      </p>
      {metric.formula === null ? null : <MetricSources detail={detail} />}
      {metric.description ? <p className={classes.description}>{metric.description}</p> : null}
      {detail.graph.length > 1 ? (
        <Section title={t("graph")}>
          <MetricGraph detail={detail} />
        </Section>
      ) : null}
      <RecordSections about="Metric" record={metric.id} data={detail.followers} />
      <Section title={t("values")}>
        <MetricPointsTable detail={detail} />
      </Section>
      <RecordDetails>
        <DefinitionList
          items={[
            { term: t("measured-in"), detail: metric.currency ?? t(`measure.${metric.measureType}`) },
            { term: t("direction"), detail: t(`directions.${metric.direction}`) },
            { term: t("owner"), detail: <PeopleMark label={metric.owner.name} people={withPhotos([metric.owner])} /> },
            ...(detail.dependents.length > 0
              ? [{ term: t("formula.dependents"), detail: <MetricLinks metrics={detail.dependents} /> }]
              : []),
            { term: t("key"), detail: <code dir="ltr">{metric.key}</code> },
          ]}
        />
      </RecordDetails>
    </>
  );
}

/** What may be done with the metric; what may not is not there. */
function Actions({ detail: { metric } }: { detail: MetricDetail }) {
  const { t } = useMetricWords();
  const may = useMay();
  const open = useMetricForms(metric.id);
  const download = (
    <Button tone="quiet" icon={<IconDownload size={16} />} href={`${metricAddress(metric.id)}/export`} rel="external">
      {t("export")}
    </Button>
  );
  if (!may("edit", record("Metric", metric.id))) return download;
  return (
    <>
      {metric.retired || metric.formula !== null ? null : (
        <Button tone="primary" icon={<IconPlus size={16} />} href={open("record")}>
          {t("record")}
        </Button>
      )}
      <Button icon={<IconPencil size={16} />} href={open("edit")}>
        {t("edit")}
      </Button>
      <MoreActions label={t("more")}>
        {metric.retired || metric.formula !== null ? null : (
          <Button
            tone="quiet"
            icon={<IconUpload size={16} />}
            href={importAddress("metric-values", undefined, metric.id)}
          >
            {t("from-file")}
          </Button>
        )}
        {download}
        <Retire metric={metric} />
      </MoreActions>
    </>
  );
}

function Retire({ metric: { id, retired } }: Pick<MetricDetail, "metric">) {
  const { t } = useMetricWords();
  const retire = metricCommands.useCommand({ intent: "retire-metric" });
  return (
    <ActForm command={retire} intent="retire-metric" fields={{ metricId: id, retired: String(!retired) }}>
      <Button tone="quiet" type="submit" loading={retire.busy}>
        {t(retired ? "bring-back" : "retire")}
      </Button>
    </ActForm>
  );
}

const forms = { edit: "edit-metric", record: "record-point" } as const;
const acts = ["withdraw-point", "retire-metric"] as const;

/** The form that was asked for, or the one that was refused before any script. */
function OpenForm({ detail }: { detail: MetricDetail }) {
  const { metric } = detail;
  const may = useMay()("edit", record("Metric", metric.id));
  const said = useWordsOfDone();
  const answer = metricCommands.usePageAnswer(...Object.values(forms));
  const refused = Object.entries(forms).find(([, intent]) => answer?.done === false && intent === answer.intent)?.[0];
  const open = refused ?? detail.act;
  const given = !metric.retired && metric.formula === null;
  if (may && open === "edit") return <EditMetricForm metric={metric} />;
  if (may && given && open === "record") return <PointForm key={detail.day} detail={detail} />;
  return <metricCommands.PageAnswer intents={[...Object.values(forms), ...acts]} said={said} />;
}

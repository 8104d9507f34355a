import { IconDownload, IconPlus, IconUpload } from "@tabler/icons-react";
import { importAddress } from "#app/modules/imports/ui.ts";
import { RecordPage } from "#app/modules/records/ui.ts";
import { Can, record, useMay } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { RecordDetails } from "#app/shell/components/record-view/record-view.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { metricAddress, metricAddresses } from "../../metric-addresses.ts";
import { metricFields } from "../../metric-fields.ts";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import { metricCommands } from "../metric-commands.ts";
import { MetricTrend } from "../metric-marks.tsx";
import { useMetricWords } from "../metric-words.ts";
import classes from "../metric.module.css";
import { EditMetricForm, PointForm } from "./metric-edit-forms.tsx";
import { MetricGraph } from "./metric-graph.tsx";
import { MetricPointsTable } from "./metric-points-table.tsx";
import { MetricLinks, MetricSources } from "./metric-sources.tsx";
import { useMetricForms } from "./use-metric-forms.ts";
import { useWordsOfDone } from "./use-words-of-done.ts";

/** All of one metric: where it stands, how it went, what follows it. */
export function MetricScreen({ detail }: { detail: MetricDetail }) {
  const { t } = useMetricWords();
  const { metric, granted, comments } = detail;
  const open = useMetricForms(metric.id);
  return (
    <div className={classes.screen}>
      <RecordPage
        fields={metricFields}
        detail={{ id: metric.id, title: metric.name, owner: metric.owner, granted, comments }}
        list={{ label: t("title"), href: metricAddresses[0].path }}
        href={metricAddress(metric.id)}
        idName="metricId"
        state={metric.retired ? <Chip tone="neutral">{t("retired")}</Chip> : null}
        acts={<AddValue metric={metric} />}
        more={<More metric={metric} />}
        overview={<Overview detail={detail} />}
        forms={<OpenForm detail={detail} />}
        editHref={open("edit")}
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

type OfMetric = Pick<MetricDetail, "metric">;

/** Whether people give values of it. */
const isGiven = ({ retired, formula }: MetricDetail["metric"]) => !retired && formula === null;

function AddValue({ metric }: OfMetric) {
  const { t } = useMetricWords();
  const open = useMetricForms(metric.id);
  return isGiven(metric) ? (
    <Can I="edit" this={record("Metric", metric.id)}>
      <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={open("record")}>
        {t("record")}
      </Button>
    </Can>
  ) : null;
}

/** What is done rarely: values as files, and taking it out of use. */
function More({ metric }: OfMetric) {
  const { t } = useMetricWords();
  const [from, to] = [importAddress("metric-values", undefined, metric.id), `${metricAddress(metric.id)}/export`];
  return (
    <>
      <Can I="edit" this={record("Metric", metric.id)}>
        {isGiven(metric) ? (
          <Button tone="quiet" icon={<IconUpload aria-hidden="true" />} href={from}>
            {t("from-file")}
          </Button>
        ) : null}
      </Can>
      <Button tone="quiet" icon={<IconDownload aria-hidden="true" />} href={to} rel="external">
        {t("export")}
      </Button>
      <Can I="edit" this={record("Metric", metric.id)}>
        <Retire metric={metric} />
      </Can>
    </>
  );
}

function Retire({ metric: { id, retired } }: OfMetric) {
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
  if (may && open === "edit") return <EditMetricForm metric={metric} />;
  if (may && isGiven(metric) && open === "record") return <PointForm key={detail.day} detail={detail} />;
  return <metricCommands.PageAnswer intents={[...Object.values(forms), ...acts]} said={said} />;
}

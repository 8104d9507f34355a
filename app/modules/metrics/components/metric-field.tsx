import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { metricsCommands } from "./metric-commands.ts";
import { IconPlus } from "@tabler/icons-react";
import { useCallback, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { MeasureType } from "../domain/measure.ts";
import { metricAddresses } from "../metric-addresses.ts";
import type { FoundMetric } from "../queries/find-metrics.ts";
import { useMetricWords } from "./metric-words.ts";
import classes from "./metric.module.css";
import { searchMetrics } from "./search-metrics.ts";

export type ChosenMetric = Pick<FoundMetric, "id" | "name" | "measureType" | "currency">;
type Measure = { measureType: MeasureType; currency: string | null };

export type MetricFieldProps = {
  name: string;
  chosen: ChosenMetric | null;
  onChoose: (metric: ChosenMetric | null) => void;
  /** What it must be counted in; anything where it is left out. */
  measure?: Measure | undefined;
  /** What a metric made here is counted in. */
  newMeasure: () => Measure;
  error?: string | undefined;
};

/** The metric a key result follows: one there is, or one made here. Nobody needs one. */
export function MetricField({ name, chosen, onChoose, measure, newMeasure, error }: MetricFieldProps) {
  const { t } = useMetricWords();
  const seen = useRef(new Map<string, ChosenMetric>());
  const [making, setMaking] = useState(false);
  const { measureType, currency } = measure ?? {};
  // One and the same from drawing to drawing: a new one would be asked anew.
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await searchMetrics(
        text,
        measureType ? { measureType, currency: currency ?? null } : undefined,
        signal,
      );
      for (const metric of found) seen.current.set(metric.id, metric);
      return found.map((metric) => ({
        value: metric.id,
        label: metric.name,
        description: metric.currency ?? t(`measure.${metric.measureType}`),
      }));
    },
    [measureType, currency, t],
  );
  return (
    <div className={classes.choice}>
      <ComboField
        key={chosen?.id ?? "none"}
        name={name}
        label={t("follow")}
        description={t("follow-help")}
        options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
        defaultValue={chosen?.id ?? null}
        onSearch={search}
        emptyText={t("not-found")}
        clearLabel={t("clear")}
        error={error}
        onChange={(id) => onChoose(id === null ? null : (seen.current.get(id) ?? null))}
      />
      {chosen ? null : making ? (
        <NewMetric
          measure={newMeasure}
          onMade={(metric) => {
            setMaking(false);
            onChoose(metric);
          }}
          onLeave={() => setMaking(false)}
        />
      ) : (
        <Button size="small" tone="quiet" icon={<IconPlus />} onClick={() => setMaking(true)}>
          {t("add")}
        </Button>
      )}
    </div>
  );
}

type NewMetricProps = { measure: () => Measure; onMade: (metric: ChosenMetric) => void; onLeave: () => void };

/** Made by a request of its own: the form around it stays as it is. */
function NewMetric({ measure, onMade, onLeave }: NewMetricProps) {
  const { t } = useMetricWords();
  const refusalOf = useRefusalOf("metrics");
  const id = useId();
  const [name, setName] = useState("");
  const asked = useRef<ChosenMetric | null>(null);
  const command = metricsCommands.useCommand({
    intent: "add-metric-here",
    action: metricAddresses[0].path,
    refusals: "shown",
    then: (answer) => {
      if (answer.done && asked.current) onMade({ ...asked.current, id: answer.value.metricId });
    },
  });
  const make = () => {
    const counted = measure();
    asked.current = { id: "", name: name.trim(), ...counted };
    command.send({
      intent: "add-metric-here",
      name,
      measureType: counted.measureType,
      ...(counted.currency ? { currency: counted.currency } : {}),
    });
  };
  const refused = command.answer && !command.answer.done ? command.answer : null;
  return (
    <div className={classes.making} role="group" aria-label={t("add")}>
      {/* No name: it belongs to the metric, not to the form around it. */}
      <TextField
        name=""
        id={id}
        label={t("name")}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={120}
        autoFocus
        error={refused ? refusalOf(refused) : undefined}
      />
      <Button onClick={make} loading={command.busy}>
        {t("create")}
      </Button>
      <Button tone="quiet" onClick={onLeave}>
        {t("cancel")}
      </Button>
    </div>
  );
}

/** The measure of a key result that follows a metric: said, and sent along. */
export function MeasureOf({ metric, names }: { metric: Measure; names: { measureType: string; currency: string } }) {
  const { t } = useMetricWords();
  return (
    <div className={classes.day}>
      <span className={classes.label}>{t("measured-in")}</span>
      <span>{metric.currency ?? t(`measure.${metric.measureType}`)}</span>
      <input type="hidden" name={names.measureType} value={metric.measureType} />
      {metric.currency ? <input type="hidden" name={names.currency} value={metric.currency} /> : null}
    </div>
  );
}

/** What the fields of a key result say it is counted in; their names begin with `prefix`. */
export function newMeasureIn(formId: string, prefix: string): Measure {
  const typed = new FormData(document.getElementById(formId) as HTMLFormElement);
  const measureType = String(typed.get(`${prefix}measureType`) ?? "COUNT") as MeasureType;
  return { measureType, currency: measureType === "CURRENCY" ? String(typed.get(`${prefix}currency`) ?? "") : null };
}

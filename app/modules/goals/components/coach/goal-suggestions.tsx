import { useEffect, useState } from "react";
import { AssistPart } from "#app/modules/assist/ui.ts";
import { controlsOf } from "#app/ui/field/controls-of.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { kpiFields, type KpiFunction } from "../../domain/coach/kpi-fields.ts";
import type { CoachAnswer } from "../../queries/coach-answer.ts";
import classes from "./coach.module.css";
import { useGoalWords } from "../goal-words.ts";
import { askCoach } from "./use-nearby.ts";

export type Metric = CoachAnswer["suggestions"]["metrics"][number];
export type CompanyMetric = CoachAnswer["companyMetrics"][number];
export type GoalSuggestionsProps = {
  formId: string;
  /** Opened at first. */
  open?: boolean;
  onTitle: (title: string) => void;
  onMetric: ((metric: Metric) => void) | null;
  onCompanyMetric: (metric: CompanyMetric) => void;
};

/** Titles and measures of the library, nearest to what is typed first; a press takes one over into the form. */
export function GoalSuggestions({ formId, open = false, onTitle, onMetric, onCompanyMetric }: GoalSuggestionsProps) {
  const { t } = useGoalWords();
  const [opened, setOpened] = useState(open);
  const [field, setField] = useState<KpiFunction | "">("");
  const [found, setFound] = useState<Pick<CoachAnswer, "suggestions" | "companyMetrics"> | null>(null);
  useEffect(() => {
    if (!opened) return;
    const leaving = new AbortController();
    askCoach({ want: "SUGGESTIONS", text: titleIn(formId), func: field }, leaving.signal).then(
      setFound,
      () => undefined,
    );
    return () => leaving.abort();
  }, [opened, field, formId]);
  return (
    <Fold title={t("coach.suggestions")} open={open} onToggle={setOpened}>
      <div className={classes.library}>
        {/* No name: it belongs to the library, not to the goal. */}
        <SelectField
          name=""
          label={t("coach.field")}
          value={field}
          onChange={(event) => setField(event.currentTarget.value as KpiFunction | "")}
          placeholder={t("coach.all-fields")}
          options={kpiFields.map((value) => ({ value, label: t(`coach.fields.${value}`) }))}
        />
        <Choices
          title={t("coach.titles")}
          choices={found?.suggestions.titles.map((title) => ({ label: title, choose: () => onTitle(title) })) ?? []}
        />
        <MoreTitles formId={formId} onTitle={onTitle} />
        {onMetric ? (
          <Choices
            title={t("coach.metrics")}
            choices={
              found?.suggestions.metrics.map((metric) => ({ label: metric.title, choose: () => onMetric(metric) })) ??
              []
            }
          />
        ) : null}
        {onMetric ? (
          <Choices
            title={t("metrics.of-company")}
            choices={
              found?.companyMetrics.map((metric) => ({ label: metric.name, choose: () => onCompanyMetric(metric) })) ??
              []
            }
          />
        ) : null}
      </div>
    </Fold>
  );
}

/** Titles of a model, for what is typed. */
function MoreTitles({ formId, onTitle }: Pick<GoalSuggestionsProps, "formId" | "onTitle">) {
  const { t } = useGoalWords();
  return (
    <AssistPart
      feature="goals.titles"
      label={t("assist.more-titles")}
      input={() => ({ text: titleIn(formId) })}
      take={(title) => {
        const before = titleIn(formId);
        onTitle(title);
        return () => onTitle(before);
      }}
      lines
    />
  );
}

function Choices({ title, choices }: { title: string; choices: readonly { label: string; choose: () => void }[] }) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.choices}>
        {choices.map(({ label, choose }) => (
          <li key={label}>
            <button type="button" className={classes.choice} onClick={choose}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleIn(formId: string): string {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  const title = form && controlsOf(form).namedItem("title");
  return title instanceof HTMLInputElement ? title.value : "";
}

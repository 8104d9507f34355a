import { Choice } from "#app/shell/components/choice.tsx";
import { SavedViewField, type ListViews } from "#app/modules/audiences/ui.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import type { HeatColumns, HeatRows } from "../../domain/survey.ts";
import type { BenchmarkRow } from "../../queries/benchmarks.ts";
import type { Published } from "../../queries/insights-page.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type SurveyChoiceProps = {
  surveys: readonly Published[];
  surveyId: string;
  by: HeatRows | null;
  offered: readonly HeatRows[];
  columns: HeatColumns;
  benchmarks: readonly BenchmarkRow[];
  benchmarkId: string | null;
  views: ListViews | null;
};

/** Which survey is looked at, by what its groups are told apart, and what stands beside it. */
export function SurveyChoice(props: SurveyChoiceProps) {
  const { surveys, surveyId, by, offered, columns, benchmarks, benchmarkId, views } = props;
  const { t, say } = useEngagementWords();
  return (
    <AddressForm className={classes.line}>
      <SavedViewField views={views} />
      <Choice
        name="surveyId"
        label={t("insights.survey")}
        defaultValue={surveyId}
        options={surveys.map(({ id, title }) => ({ value: id, label: say(title) }))}
      />
      {offered.length > 1 ? (
        <SelectField
          name="by"
          label={t("insights.by")}
          defaultValue={by ?? ""}
          options={offered.map((value) => ({ value, label: t(`attribute.${value}`) }))}
        />
      ) : null}
      {by ? (
        <Choice
          name="columns"
          label={t("insights.columns")}
          defaultValue={columns}
          options={[
            { value: "DRIVER", label: t("settings.engagement_drivers") },
            { value: "QUESTION_DESCRIPTION", label: t("insights.each-question") },
            ...offered
              .filter((split) => by !== "EMPLOYEE" && split !== by && split !== "EMPLOYEE")
              .map((value) => ({ value, label: t(`attribute.${value}`) })),
          ]}
        />
      ) : null}
      {benchmarks.length > 1 ? (
        <SelectField
          name="benchmark"
          label={t("benchmark.beside")}
          defaultValue={benchmarkId ?? ""}
          options={benchmarks.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </AddressForm>
  );
}

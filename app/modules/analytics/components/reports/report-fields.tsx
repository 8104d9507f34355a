import { AddressForm } from "#app/shell/components/address-form.tsx";
import { comparisons } from "../../domain/periods.ts";
import { organisations } from "../../domain/dimensions.ts";
import { formulas, reportShapes, type ReportDefinition } from "../../domain/report.ts";
import type { ReportChoices } from "../../queries/report-page.ts";
import classes from "../analytics.module.css";
import { PeriodField } from "../period-field.tsx";
import { Choices, useAudienceFields, type Field } from "../audience-fields.tsx";
import { useAnalyticsWords } from "../use-analytics-words.ts";

type Options = Field["options"];

/** What a report asks, field by field; each choice shows its answer at once and stands in the address. */
export function ReportFields({ definition, choices }: { definition: ReportDefinition; choices: ReportChoices }) {
  return (
    <AddressForm className={classes.controls}>
      <Choices fields={useMeasureFields(definition, choices)} />
      <PeriodField period={definition.period} />
      <Choices fields={useOtherFields(definition, choices)} />
    </AddressForm>
  );
}

function useMeasureFields({ measures, splits }: ReportDefinition, choices: ReportChoices): Field[] {
  const { t } = useAnalyticsWords();
  const offered = choices.measures.map(({ key, name, topic }) => ({
    ...{ value: key, label: name },
    group: t(`topic.${topic}`),
  }));
  const dimensions = choices.dimensions.map((value) => ({ value, label: t(`dimension.${value}`) }));
  return [
    ...["measure", "measure2", "measure3"].slice(0, measures.length + 1).map((name, place) => ({
      ...{ name, label: t(`report.${name}`), value: measures[place] ?? "", options: offered },
      placeholder: t(place === 0 ? "report.choose" : "report.none"),
    })),
    ...["split", "split2"].slice(0, splits.length + 1).map((name, place) => ({
      ...{ name, label: t(`report.${name}`), value: splits[place] ?? "", options: dimensions },
      placeholder: t("report.no-split"),
    })),
  ];
}

function useOtherFields(definition: ReportDefinition, choices: ReportChoices): Field[] {
  const { t } = useAnalyticsWords();
  const { scopes } = choices;
  const audience = useAudienceFields(definition, choices);
  const of = (family: string, values: readonly string[]): Options =>
    values.map((value) => ({ value, label: t(`${family}.${value}`) }));
  const field = (name: keyof ReportDefinition & string, label: string, options: Options): Field => ({
    ...{ name, label, options, value: String(definition[name]) },
  });
  return [
    ...(scopes.length > 1 ? [field("scope", t("report.scope"), of("scope", scopes))] : []),
    field("compare", t("report.compare"), of("compare", comparisons)),
    field("shape", t("report.shape"), of("shape", reportShapes)),
    ...(definition.measures.length > 0 ? [field("formula", t("report.formula"), of("formula", formulas))] : []),
    field("organisation", t("report.organisation"), of("organisation", organisations)),
    ...audience,
  ];
}

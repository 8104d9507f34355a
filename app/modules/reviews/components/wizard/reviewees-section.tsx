import { PeopleField } from "#app/modules/people/ui.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Flag, Pick } from "./parts.tsx";
import type { SectionProps } from "./wizard-screen.tsx";

/** Who is reviewed: everybody, by filters, or one by one. */
export function RevieweesSection({ page }: SectionProps) {
  const { t, format } = useReviewWords();
  const { reviewees } = page.cycle.settings;
  const { orgUnits, functions, grades, locations } = page.choices;
  const several = (
    name: "orgUnits" | "functions" | "grades" | "locations",
    options: readonly { id: string; name: string }[],
  ) => (
    <>
      <input type="hidden" name={`reviewees.${name}`} value="none" />
      <MultiComboField
        name={`reviewees.${name}`}
        label={t(`wizard.${name}`)}
        options={options.map(({ id, name: label }) => ({ value: id, label }))}
        defaultValue={reviewees[name]}
        emptyText={t("list.none-found")}
        removeLabel={({ label }) => `${t("act.withdraw")}: ${label}`}
      />
    </>
  );
  const people = (name: "employeeIds" | "withoutIds" | "managers") => (
    <>
      <input type="hidden" name={`reviewees.${name}`} value="none" />
      <PeopleField
        name={`reviewees.${name}`}
        label={t(`wizard.${name}`)}
        chosen={page.named.filter(({ id }) => reviewees[name].includes(id))}
      />
    </>
  );
  return (
    <div className={classes.form}>
      {page.plan ? <Stat label={t("wizard.reviewed")} value={format.number(page.plan.people)} /> : null}
      <Flag
        name="reviewees.everyone"
        label={t("wizard.everyone")}
        description={t("wizard.everyone-text")}
        checked={reviewees.everyone}
      />
      {several("orgUnits", orgUnits)}
      {several("functions", functions)}
      {several("grades", grades)}
      {several("locations", locations)}
      {people("managers")}
      <div className={classes.pair}>
        <Pick
          name="reviewees.hired"
          label={t("wizard.hired")}
          value={reviewees.hired}
          none={t("wizard.hired-any")}
          options={(["BEFORE", "BETWEEN", "AFTER"] as const).map((value) => ({ value, label: t(`hired.${value}`) }))}
        />
        <DateField name="reviewees.hiredFrom" label={t("wizard.hired-from")} defaultValue={reviewees.hiredFrom} />
        <DateField name="reviewees.hiredTo" label={t("wizard.hired-to")} defaultValue={reviewees.hiredTo} />
      </div>
      {people("employeeIds")}
      {people("withoutIds")}
    </div>
  );
}

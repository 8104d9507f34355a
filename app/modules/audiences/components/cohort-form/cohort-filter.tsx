import { Choice } from "#app/shell/components/choice.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import { useState } from "react";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { DateRangePicker } from "#app/ui/date-field/date-range-picker.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { clearsQuery, type BaseCohort } from "../../domain/base-cohorts.ts";
import { genders, hiredKinds, type CohortQuery } from "../../domain/cohort-query.ts";
import type { CohortForm } from "../../queries/cohort-form.ts";
import classes from "../cohort.module.css";
import { DataConditions } from "./data-conditions.tsx";
import type { TypedCohort } from "./typed-cohort.ts";

type Wrong = Pick<AnyCommandForm, "wrong">;
export type CohortFilterProps = {
  offered: CohortForm;
  typed: TypedCohort;
  base: BaseCohort;
  onBase: (base: BaseCohort) => void;
  onChange: () => void;
} & Wrong;

type ListPart =
  | "orgUnits"
  | "functions"
  | "roles"
  | "grades"
  | "locations"
  | "countries"
  | "genders"
  | "ethnicities"
  | "tags"
  | "teams"
  | "fields";

/** Whom a filter starts from and what narrows it; one's own reports are taken as they are. */
export function CohortFilter({ offered, typed, base, onBase, onChange, wrong }: CohortFilterProps) {
  const { t } = useTranslation("audiences");
  const { cohort, managers } = offered;
  const bases = cohort && !cohort.mine ? [cohort.base] : offered.bases;
  const [managed, setManaged] = useState(typed.query.managers.length > 0);
  return (
    <div className={classes.filterFields} data-for="filter">
      <Choice
        name="base"
        label={t("cohort.base-label")}
        description={t(`cohort.base-text.${base}`)}
        defaultValue={typed.base}
        error={wrong("base")}
        options={bases.map((one) => ({ value: one, label: t(`cohort.base.${one}`) }))}
        onChoose={(chosen) => onBase(chosen as BaseCohort)}
      />
      {clearsQuery(base) ? null : (
        <div className={classes.grid}>
          <PeopleField
            name="managers"
            label={t("cohort.part.managers")}
            chosen={managers}
            defaultValue={typed.query.managers}
            onChange={(values) => {
              setManaged(values.length > 0);
              onChange();
            }}
          />
          {managed ? (
            <SelectField
              name="below"
              label={t("cohort.depth")}
              defaultValue={typed.query.below}
              options={(["all", "direct"] as const).map((value) => ({ value, label: t(`cohort.below.${value}`) }))}
            />
          ) : null}
          <Lists offered={offered} query={typed.query} onChange={onChange} />
          <Hired query={typed.query} wrong={wrong} />
        </div>
      )}
      {clearsQuery(base) ? null : (
        <DataConditions offered={offered.choices.data} kept={typed.query.data} onChange={onChange} wrong={wrong} />
      )}
    </div>
  );
}

function Lists({
  offered: { choices },
  query,
  onChange,
}: {
  offered: CohortForm;
  query: CohortQuery;
  onChange: () => void;
}) {
  const { t } = useTranslation("audiences");
  const format = useFormat();
  const named = ({ id, name }: { id: string; name: string }): ComboOption => ({ value: id, label: name });
  const options: Record<ListPart, ComboOption[]> = {
    orgUnits: choices.orgUnits.map(named),
    functions: choices.functions.map(named),
    roles: choices.roles.map((role) => ({ ...named(role), description: role.functionName })),
    locations: choices.locations.map(named),
    countries: choices.countries.map((code) => ({ value: code, label: format.country(code) })),
    tags: choices.tags.map(named),
    teams: choices.teams.map(named),
    fields: choices.fields.flatMap(({ id, name, kind, values, names }) =>
      values.map((value) => ({
        value: `${id}:${value}`,
        label: `${name}: ${kind === "YES_NO" ? t(`cohort.yes-no.${value as "YES"}`) : (names[value] ?? value)}`,
      })),
    ),
    grades: choices.asksPrivateFacts ? choices.grades.map(named) : [],
    genders: choices.asksPrivateFacts
      ? genders.map((gender) => ({ value: gender, label: t(`cohort.gender.${gender}`) }))
      : [],
    ethnicities: choices.ethnicities.map((said) => ({ value: said, label: said })),
  };
  return (Object.keys(options) as ListPart[])
    .filter((part) => options[part].length > 0)
    .map((part) => (
      <MultiComboField
        key={part}
        name={part}
        label={t(`cohort.part.${part}`)}
        options={options[part]}
        placeholder={t("cohort.any")}
        emptyText={t("cohort.no-choice")}
        removeLabel={(option) => t("cohort.remove", { name: option.label })}
        defaultValue={query[part]}
        onChange={onChange}
      />
    ));
}

/** When people joined: before a day, between two days, or after one. */
function Hired({ query, wrong }: { query: CohortQuery } & Wrong) {
  const { t } = useTranslation("audiences");
  return (
    <DateRangePicker
      label={t("cohort.part.hired")}
      names={{ dates: "hired", from: "hiredFrom", to: "hiredTo" }}
      chosen={{ kind: query.hired ?? "", from: query.hiredFrom ?? "", to: query.hiredTo ?? "" }}
      any={t("cohort.any-time")}
      options={hiredKinds.map((kind) => ({ value: kind, label: t(`cohort.hired.${kind}`) }))}
      fromLabel={t("cohort.hired-from")}
      toLabel={t("cohort.hired-to")}
      errors={{ dates: wrong("hired"), from: wrong("hiredFrom"), to: wrong("hiredTo") }}
    />
  );
}

import { Form, useSubmit } from "@remix-run/react";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListParts } from "#app/shell/components/list-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { yesNo } from "../../domain/employee-fields.ts";
import type { Choice } from "../../queries/list-choices.ts";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import classes from "./people-list.module.css";
import type { ReactNode } from "react";

export type PeopleFiltersProps = { screen: PeopleScreen; narrowed: boolean; end: ReactNode };

const typingPause = 250;

/** Most lists are read without ever being narrowed by manager: the picker is fetched when the filters are opened. */
const PeoplePicker = lazy(async () => ({ default: (await import("../people-picker.tsx")).PeoplePicker }));

/** Searching and narrowing a list of people; a GET form, so it lives in the address and works before any script. */
export function PeopleFilters({ screen, narrowed, end }: PeopleFiltersProps) {
  const { t } = useTranslation("people");
  const { filters } = screen;
  const form = useRef<HTMLFormElement>(null);
  const apply = useApply(form);
  const [opened, setOpened] = useState(narrowed);
  return (
    <Form method="get" role="search" ref={form} onChange={apply} onSubmit={apply} className={classes.filters}>
      {filters.sort === "name" ? null : <input type="hidden" name="sort" value={filters.sort} />}
      {filters.direction === "ascending" ? null : <input type="hidden" name="direction" value={filters.direction} />}
      <Toolbar label={t("list.tools")} end={end}>
        <SearchField name="search" label={t("list.search")} defaultValue={filters.search} className={classes.search} />
        <ListParts place="Field" data={screen.offers} />
        <Button
          icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
          aria-expanded={opened}
          aria-controls={opened ? "people-filters" : undefined}
          onClick={() => setOpened(!opened)}
        >
          {t("list.filters")}
        </Button>
        <noscript>
          <Button type="submit">{t("list.apply")}</Button>
        </noscript>
      </Toolbar>
      {opened || narrowed ? (
        <div id="people-filters" className={classes.fields} hidden={!opened}>
          <PlaceFilters screen={screen} />
          <ManagerFilter screen={screen} apply={apply} />
          {screen.choices.tags.length > 0 ? (
            <SelectField
              name="tag"
              label={t("tag.tag")}
              placeholder={t("filter.any")}
              options={screen.choices.tags.map(optionOf)}
              defaultValue={filters.tag ?? ""}
            />
          ) : null}
          <FieldFilter screen={screen} />
          <HiredFilter screen={screen} />
          <DateField
            name="asOf"
            label={t("filter.as-of")}
            defaultValue={filters.asOf ?? ""}
            {...(screen.mayLookAhead ? {} : { max: screen.page.day })}
          />
        </div>
      ) : null}
    </Form>
  );
}

type ManagerFilterProps = { screen: PeopleScreen; apply: ReturnType<typeof useApply> };

/** Whose people: their direct reports, or everybody below. */
function ManagerFilter({ screen, apply }: ManagerFilterProps) {
  const { t } = useTranslation("people");
  const { filters, scope } = screen;
  return (
    <>
      {scope === "direct-reports" ? null : (
        <Suspense fallback={null}>
          <PeoplePicker
            key={filters.manager ?? ""}
            name="manager"
            label={t("column.manager")}
            offered={screen.manager ? [screen.manager] : []}
            defaultValue={filters.manager ?? null}
            clearable
            onChange={(manager) => apply.with({ manager: manager ?? "" })}
          />
        </Suspense>
      )}
      {filters.manager ? (
        <SelectField
          name="below"
          label={t("filter.depth")}
          options={(["direct", "all"] as const).map((value) => ({ value, label: t(`filter.depths.${value}`) }))}
          defaultValue={filters.below}
        />
      ) : null}
    </>
  );
}

function PlaceFilters({ screen: { choices, filters, scope, mayLookAhead } }: { screen: PeopleScreen }) {
  const { t } = useTranslation("people");
  const any = t("filter.any");
  const states =
    scope === "register" ? (["ACTIVE", "ON_LEAVE", "LEFT", "UPCOMING"] as const) : (["ACTIVE", "ON_LEAVE"] as const);
  const units = choices.orgUnits.map(({ id, name, depth }) => ({
    value: id,
    label: `${"\u2003".repeat(depth)}${name}`,
  }));
  return (
    <>
      <SelectField
        name="orgUnit"
        label={t("column.org-unit")}
        placeholder={any}
        options={units}
        defaultValue={filters.orgUnit ?? ""}
      />
      <SelectField
        name="function"
        label={t("column.function")}
        placeholder={any}
        options={choices.functions.map(optionOf)}
        defaultValue={filters.function ?? ""}
      />
      <SelectField
        name="location"
        label={t("column.location")}
        placeholder={any}
        options={choices.locations.map(optionOf)}
        defaultValue={filters.location ?? ""}
      />
      {scope === "directory" || (scope === "register" && !mayLookAhead) ? null : (
        <SelectField
          name="grade"
          label={t("column.grade")}
          placeholder={any}
          options={choices.grades.map(optionOf)}
          defaultValue={filters.grade ?? ""}
        />
      )}
      <SelectField
        name="status"
        label={t("filter.status")}
        placeholder={t("status.PRESENT")}
        options={states.map((value) => ({ value, label: t(`status.${value}`) }))}
        defaultValue={filters.status === "PRESENT" ? "" : filters.status}
      />
    </>
  );
}

/** Choices and yes or no of the company's own fields; the others are found by nobody. */
function FieldFilter({ screen: { filters, page } }: { screen: PeopleScreen }) {
  const { t } = useTranslation("people");
  const options = page.fields.flatMap(({ id, name, kind, choices }) => {
    if (kind === "YES_NO")
      return yesNo.map((value) => ({ value: `${id}:${value}`, label: t(`field.yes-no.${value}`), group: name }));
    return kind === "CHOICE" ? choices.map((value) => ({ value: `${id}:${value}`, label: value, group: name })) : [];
  });
  return options.length === 0 ? null : (
    <SelectField
      name="field"
      label={t("field.more")}
      placeholder={t("filter.any")}
      options={options}
      defaultValue={filters.field ?? ""}
    />
  );
}

function HiredFilter({ screen: { filters } }: { screen: PeopleScreen }) {
  const { t } = useTranslation("people");
  const [hired, setHired] = useState(filters.hired ?? "");
  return (
    <>
      <SelectField
        name="hired"
        label={t("filter.hired")}
        placeholder={t("filter.any-time")}
        options={(["BEFORE", "BETWEEN", "AFTER"] as const).map((value) => ({
          value,
          label: t(`filter.hired-kind.${value}`),
        }))}
        defaultValue={hired}
        onChange={(event) => setHired(event.currentTarget.value as typeof hired)}
      />
      {hired === "AFTER" || hired === "BETWEEN" ? (
        <DateField name="hiredFrom" label={t("filter.hired-from")} defaultValue={filters.hiredFrom ?? ""} />
      ) : null}
      {hired === "BEFORE" || hired === "BETWEEN" ? (
        <DateField name="hiredTo" label={t("filter.hired-to")} defaultValue={filters.hiredTo ?? ""} />
      ) : null}
    </>
  );
}

/** Leads to the address of what the form says, without what is empty; typing is waited out. */
function useApply(form: { readonly current: HTMLFormElement | null }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (changes: Record<string, string> = {}) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const entries = { ...Object.fromEntries(new FormData(form.current)), ...changes } as Record<string, string>;
    submit(new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== "")), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const apply = (event: FormEvent) => {
    const target = event.target as HTMLElement;
    if (event.type === "submit") return (event.preventDefault(), go());
    // A people picker tells of its choice itself; what is typed into it is no filter yet.
    if (target.getAttribute("role") === "combobox") return undefined;
    clearTimeout(timer.current);
    timer.current = setTimeout(go, target.getAttribute("type") === "search" ? typingPause : 0);
    return undefined;
  };
  return Object.assign(apply, { with: go });
}

function optionOf({ id, name }: Choice) {
  return { value: id, label: name };
}

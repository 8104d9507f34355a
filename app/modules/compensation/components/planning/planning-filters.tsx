import { Choice } from "#app/shell/components/choice.tsx";
import { useSearchParams } from "@remix-run/react";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { planningFilters, planningSorts, type PlanningSort } from "../../domain/planning-view.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** Lines by whose turn they are, or by whether they keep to the guideline; and by name, unit and person, in an order. */
export function PlanningFilters({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  return (
    <>
      <Tabs
        label={t("filter.label")}
        current={page.filter}
        tabs={planningFilters.map((filter) => ({
          id: filter,
          label: t(`filter.${filter}`),
          href: address({ filter: filter === "all" ? null : filter }),
          ...(filter === "mine" && page.mine > 0 ? { count: page.mine } : {}),
        }))}
      />
      <Narrowing page={page} />
    </>
  );
}

const own = ["q", "unit", "with", "sort", "page", "panel", "member"];
/** So few lines are looked through at a glance. */
const few = 8;

function Narrowing({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const [params] = useSearchParams();
  const { choices, q, unit, with: person, sort } = page;
  if (page.total <= few && !q && !unit && !person && !sort) return null;
  const sortWords = (one: PlanningSort) =>
    one.startsWith("-")
      ? t("sort.down", { column: t(`grid.${one.slice(1) as "name"}`) })
      : t("sort.up", { column: t(`grid.${one as "name"}`) });
  return (
    <AddressForm role="search" className={classes.narrowing} kept={[...params].filter(([name]) => !own.includes(name))}>
      <SearchField name="q" label={t("filter.name")} defaultValue={q} key={`q ${q === ""}`} />
      {choices.units.length > 1 || unit ? (
        <Choice
          name="unit"
          label={t("sheet.unit")}
          defaultValue={unit ?? ""}
          placeholder={t("filter.every-unit")}
          options={choices.units.map(({ id, name, count, depth }) => ({
            value: id,
            label: `${"\u2003".repeat(depth)}${name} (${count})`,
          }))}
        />
      ) : null}
      {choices.waiting.length > 1 || person ? (
        <Choice
          name="with"
          label={t("filter.with")}
          defaultValue={person ?? ""}
          placeholder={t("filter.with-anybody")}
          options={choices.waiting.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
        />
      ) : null}
      <Choice
        name="sort"
        label={t("sort.label")}
        defaultValue={sort ?? ""}
        placeholder={t("sort.manager")}
        options={planningSorts.map((one) => ({ value: one, label: sortWords(one) }))}
      />
    </AddressForm>
  );
}

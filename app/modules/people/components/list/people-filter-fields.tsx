import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import classes from "./people-list.module.css";

/** Most lists are read without ever being narrowed by manager: the picker is fetched beside the filters. */
const PersonField = lazyPart(async () => ({ default: (await import("../person-field/person-field.tsx")).PersonField }));

/** Whose people: their direct reports, or everybody below. */
export function ManagerFilter({ screen: { filters, scope, manager } }: { screen: PeopleScreen }) {
  const { t } = useTranslation("people");
  const apply = useApplyFilters();
  return (
    <div className={classes.fields}>
      {scope === "direct-reports" ? null : (
        <Suspense fallback={null}>
          <PersonField
            key={filters.manager ?? ""}
            name="manager"
            label={t("column.manager")}
            offered={manager ? [manager] : []}
            defaultValue={filters.manager ?? null}
            clearable
            onChange={(chosen) => apply({ manager: chosen ?? "" })}
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
    </div>
  );
}

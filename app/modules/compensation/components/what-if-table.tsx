import { useSearchParams } from "@remix-run/react";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import type { RecommendationPage } from "../queries/recommendation-page.ts";
import type { WhatIf } from "../queries/what-if.ts";
import classes from "./compensation.module.css";
import { useCompensationWords } from "./use-compensation-words.ts";

/** Other budgets beside the cycle's own, and what they would recommend: nothing is saved. */
export function WhatIfTable({ page: { whatIf, cycle } }: { page: RecommendationPage }) {
  const { t } = useCompensationWords();
  const [search] = useSearchParams();
  const columns = useColumns(cycle!.currency);
  return (
    <Fold title={t("what-if.title")} open={whatIf.length > 1}>
      <div className={classes.form}>
        <AddressForm kept={[["cycle", cycle!.id]]}>
          <div className={classes.line}>
            {(["a", "b"] as const).map((name) => (
              <NumberField
                key={name}
                name={name}
                label={t(`what-if.${name}`)}
                suffix="%"
                min={0}
                max={50}
                step={0.01}
                defaultValue={search.get(name) ?? ""}
              />
            ))}
          </div>
        </AddressForm>
        <DataTable
          caption={t("what-if.title")}
          rows={whatIf.map((one, at) => ({ ...one, at }))}
          rowKey={({ at }) => String(at)}
          columns={columns}
        />
      </div>
    </Fold>
  );
}

type Line = WhatIf & { at: number };

function useColumns(currency: string): Column<Line>[] {
  const { t, format, money, percent } = useCompensationWords();
  return [
    {
      id: "budget",
      header: t("launch.budget"),
      render: ({ at, percent: share, budget }) =>
        `${at === 0 ? t("what-if.own") : percent(share)} · ${money(budget, currency)}`,
    },
    {
      id: "raises",
      header: t("sheet.recommended"),
      align: "end",
      render: ({ raises }) => money(raises, currency),
      narrow: "named",
    },
    {
      id: "people",
      header: t("what-if.people"),
      align: "end",
      render: ({ people }) => format.number(people),
      narrow: "named",
    },
    {
      id: "highest",
      header: t("what-if.highest"),
      align: "end",
      render: ({ highest }) => percent(highest),
      narrow: "named",
    },
    {
      id: "gap",
      header: t("equity.gap-after"),
      align: "end",
      render: ({ gap }) => (gap ? format.measuredPercent(gap.percent) : t("insights.few")),
      narrow: "named",
    },
  ];
}

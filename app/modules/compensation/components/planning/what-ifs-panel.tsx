import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { PlanningPage } from "../../queries/planning-page.ts";
import type { Compared } from "../../queries/what-ifs.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

type WhatIfsPanelProps = { page: PlanningPage; closeHref: string };

/** Copies of one's lines beside the real ones, and a new one. */
export function WhatIfsPanel({ page, closeHref }: WhatIfsPanelProps) {
  const { t } = useCompensationWords();
  const { whatIfs, cycle } = page;
  const columns = useColumns(cycle!.currency);
  if (!whatIfs) return null;
  const { real, copies } = whatIfs;
  return (
    <SidePanel title={t("copies.title")} closeLabel={t("close")} closeHref={closeHref} wide>
      <div className={classes.sheet}>
        <p className={classes.soft}>{t("copies.text")}</p>
        <DataTable
          caption={t("copies.compared")}
          rows={[real, ...copies]}
          rowKey={({ id }) => id ?? "real"}
          columns={columns}
        />
        <NewCopy cycleId={cycle!.id} />
      </div>
    </SidePanel>
  );
}

function NewCopy({ cycleId }: { cycleId: string }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const form = commands.useCommandForm({
    intent: "create-what-if",
    fields: { cycleId },
    said: ({ value }) => t("copies.said-created", { count: value.people }),
    leaveTo: ({ value }) => address({ panel: null, member: null, filter: null, page: null, copy: value.whatIfId }),
  });
  return (
    <Section title={t("copies.new")}>
      <CommandForm form={form} guarded className={classes.form}>
        <TextField {...form.field("name")} label={t("copies.name")} required maxLength={80} />
        <div>
          <Button type="submit" tone="primary" loading={form.busy}>
            {t("copies.create")}
          </Button>
        </div>
      </CommandForm>
    </Section>
  );
}

function useColumns(currency: string): Column<Compared>[] {
  const { t, format, money, percent } = useCompensationWords();
  const address = useAddress();
  return [
    {
      id: "name",
      header: t("copies.name"),
      render: ({ id, name, changed, refused }) => (
        <>
          {id === null ? (
            <strong>{t("copies.real")}</strong>
          ) : (
            <Button size="small" tone="quiet" href={address({ panel: null, filter: null, page: null, copy: id })}>
              {name}
            </Button>
          )}
          {refused ? <div className={classes.soft}>{t("copies.refused")}</div> : null}
          {changed > 0 ? <div className={classes.soft}>{t("copies.changed", { count: changed })}</div> : null}
        </>
      ),
    },
    {
      id: "sum",
      header: t("copies.sum"),
      align: "end",
      render: ({ sum }) => money(sum, currency),
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
      id: "spread",
      header: t("copies.spread"),
      align: "end",
      render: ({ spread }) =>
        spread
          ? t("copies.spread-of", {
              lowest: percent(spread.lowest),
              median: percent(spread.median),
              highest: percent(spread.highest),
            })
          : "–",
      narrow: "named",
    },
    {
      id: "outside",
      header: t("filter.outside"),
      align: "end",
      render: ({ outside }) => format.number(outside),
      narrow: "named",
    },
  ];
}

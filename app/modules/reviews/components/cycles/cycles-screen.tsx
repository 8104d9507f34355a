import { IconPlus } from "@tabler/icons-react";
import { SavedViewField, SavedViews } from "#app/modules/audiences/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { presets } from "../../domain/cycle-settings.ts";
import { cycleStates } from "../../domain/cycle-state.ts";
import type { ListedCycle } from "../../queries/cycle-list.ts";
import { reviewPlaces } from "../../review-places.ts";
import type { CyclesPage } from "../../routes/cycles.tsx";
import { cyclesCommands } from "../review-commands.ts";
import { CycleChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import { CycleActs } from "./cycle-acts.tsx";

/** The company's review cycles: what runs, what is being prepared, what is done. */
export function CyclesScreen({ page }: { page: CyclesPage }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const { input, counts, rows } = page;
  const exported = new URLSearchParams({ text: input.text, ...(input.state && { state: input.state }) });
  return (
    <ListScreen
      title={t("cycles.title")}
      act={<NewButton />}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      kept={{ state: input.state }}
      hiddenFields={<SavedViewField views={page.views} />}
      views={<SavedViews views={page.views} />}
      tools={<ExportLinks href={`${reviewPlaces.cycles}/export?${exported}`} />}
      states={
        <FacetLinks
          label={t("list.status")}
          links={[
            {
              id: "all",
              href: address({ state: null }),
              content: t("list.all"),
              count: format.number(counts.total),
              current: !input.state,
            },
            ...cycleStates.map((id) => ({
              id,
              href: address({ state: id }),
              content: t(`state.${id}`),
              count: format.number(counts[id]),
              current: input.state === id,
            })),
          ]}
        />
      }
    >
      <cyclesCommands.PageAnswer intents={["cancel", "restore", "publish", "reopen"]} said={t("said.saved")} />
      {rows.length === 0 ? (
        <EmptyState title={t("cycles.none")} action={<NewButton />}>
          {t("cycles.none-text")}
        </EmptyState>
      ) : (
        <CycleTable rows={rows as ListedCycle[]} />
      )}
      <ListPages page={input.page} pageSize={25} total={page.total} />
      {page.creating ? <NewCycle probation={page.probation} /> : null}
    </ListScreen>
  );
}

function NewButton() {
  const { t } = useReviewWords();
  const address = useAddress();
  return (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ new: "true" })}>
      {t("cycles.new")}
    </Button>
  );
}

function CycleTable({ rows }: { rows: readonly ListedCycle[] }) {
  const { t, format, span } = useReviewWords();
  const columns: Column<ListedCycle>[] = [
    {
      id: "name",
      header: t("list.cycle"),
      hideable: false,
      render: ({ id, name, state }) => (
        <UiLink
          href={
            state === "DRAFT"
              ? reviewPlaces.wizard(id)
              : `${reviewPlaces.screen("company", "completion-status")}?cycle=${id}`
          }
        >
          {name}
        </UiLink>
      ),
    },
    { id: "state", header: t("list.status"), narrow: true, render: ({ state }) => <CycleChip state={state} /> },
    { id: "preset", header: t("cycles.preset"), render: ({ preset }) => t(`preset.${preset}`) },
    {
      id: "period",
      header: t("cycles.period"),
      narrow: true,
      render: ({ periodStartsOn, periodEndsOn }) => span(periodStartsOn, periodEndsOn),
    },
    { id: "people", header: t("cycles.people"), align: "end", render: ({ people }) => format.number(people) },
    {
      id: "done",
      header: t("cycles.done"),
      width: "170px",
      render: ({ forms, submitted, name }) =>
        forms === 0 ? (
          "–"
        ) : (
          <ProgressBar
            value={(submitted / forms) * 100}
            label={name}
            formatted={`${format.number(submitted)} / ${format.number(forms)}`}
            valueLength={9}
          />
        ),
    },
    {
      id: "acts",
      header: t("list.act"),
      hideHeader: true,
      align: "end",
      narrow: true,
      render: (cycle) => <CycleActs cycle={cycle} />,
    },
  ];
  return <DataTable caption={t("cycles.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function NewCycle({ probation }: Pick<CyclesPage, "probation">) {
  const { t } = useReviewWords();
  const closeHref = useAddress()({ new: null, probationOf: null, level: null });
  const begins: { preset: string; name?: string } = probation
    ? {
        preset: "PROBATION_REVIEW",
        name: t(probation.level ? "cycles.probation-name" : "cycles.first-review-name", probation),
      }
    : { preset: "ANNUAL_APPRAISAL" };
  const form = cyclesCommands.useCommandForm({
    intent: "create",
    ...(probation && { fields: { employeeId: probation.employeeId } }),
    defaultValue: begins,
    said: t("said.saved"),
  });
  return (
    <FormPanel form={form} title={t("cycles.new")} closeHref={closeHref} submit={t("act.create")}>
      {probation ? <p>{t("cycles.probation-text", probation)}</p> : null}
      <TextField {...form.field("name")} label={t("wizard.name")} required maxLength={120} />
      <SelectField
        {...form.field("preset")}
        label={t("cycles.preset")}
        description={t("wizard.preset-text")}
        options={presets.map((value) => ({ value, label: t(`preset.${value}`) }))}
      />
    </FormPanel>
  );
}

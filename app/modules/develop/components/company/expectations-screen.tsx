import { Choice } from "#app/shell/components/choice.tsx";
import { IconPlus } from "@tabler/icons-react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { developPlaces } from "../../develop-places.ts";
import type { ExpectationsPage } from "../../queries/expectations-page.ts";
import { expectationsCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

/** The job architecture: which level of which competency a grade of a job function asks for. */
export function ExpectationsScreen({ page }: { page: ExpectationsPage }) {
  const { t, format } = useDevelopWords();
  const { functions, current, grades, asked, cell } = page;
  const address = useAddress();
  const add = (
    <Button
      tone="primary"
      icon={<IconPlus aria-hidden="true" />}
      href={address({ competency: null, grade: grades[0]?.id ?? null })}
    >
      {t("expectations.add")}
    </Button>
  );
  const ready = current && grades.length > 0;
  return (
    <Stack>
      <PageHeader
        title={t("navigation.expectations")}
        description={t("expectations.text")}
        actions={ready && asked.length > 0 ? add : null}
      />
      {functions.length > 0 ? (
        <Tabs
          label={t("expectations.function")}
          current={current?.id}
          tabs={functions.map(({ id, name, competencies }) => ({
            id,
            label: name,
            href: `${developPlaces.expectations}/${id}`,
            count: format.number(competencies),
          }))}
        />
      ) : null}
      {!ready ? (
        <EmptyState title={t("expectations.no-jobs")}>{t("expectations.no-jobs-text")}</EmptyState>
      ) : asked.length === 0 ? (
        <EmptyState title={t("expectations.none", { name: current.name })} action={add}>
          {t("expectations.none-text")}
        </EmptyState>
      ) : (
        <Matrix page={page} />
      )}
      {cell && ready ? (
        <CellPanel key={`${cell.competencyId} ${cell.gradeId}`} page={page} cell={cell} functionId={current.id} />
      ) : null}
    </Stack>
  );
}

function Matrix({ page: { grades, asked, expectations, levels } }: { page: ExpectationsPage }) {
  const { t, levelName } = useDevelopWords();
  const address = useAddress();
  const found = new Map(expectations.map((one) => [`${one.competencyId} ${one.gradeId}`, one]));
  return (
    <div className={classes.scroll} role="group" aria-label={t("navigation.expectations")} tabIndex={0}>
      <table className={classes.map}>
        <thead>
          <tr>
            <th scope="col">{t("competency")}</th>
            {grades.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {asked.map((competency) => (
            <tr key={competency.id}>
              <th scope="row">{competency.name}</th>
              {grades.map((grade) => {
                const one = found.get(`${competency.id} ${grade.id}`);
                return (
                  <td key={grade.id}>
                    <UiLink
                      href={address({ competency: competency.id, grade: grade.id })}
                      aria-label={t("expectations.cell", {
                        competency: competency.name,
                        grade: grade.name,
                        level: one ? levelName(one.level, levels) : t("expectations.not-asked"),
                      })}
                    >
                      {one ? levelName(one.level, levels) : "–"}
                    </UiLink>
                    {one && !one.critical ? (
                      <span className={classes.soft}> {t("expectations.uncritical")}</span>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellPanelProps = { page: ExpectationsPage; cell: NonNullable<ExpectationsPage["cell"]>; functionId: string };

function CellPanel({ page, cell, functionId }: CellPanelProps) {
  const { t, levelOptions } = useDevelopWords();
  const closeHref = useAddress()({ competency: null, grade: null });
  const known = page.expectations.find(
    ({ competencyId, gradeId }) => competencyId === cell.competencyId && gradeId === cell.gradeId,
  );
  const form = expectationsCommands.useCommandForm({
    intent: "set-expectation",
    fields: { jobFunctionId: functionId },
    defaultValue: { competencyId: cell.competencyId ?? "", gradeId: cell.gradeId ?? "", level: known?.level ?? "" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("expectations.panel")} closeHref={closeHref} submit={t("save")}>
      <ComboField
        {...form.field("competencyId")}
        label={t("competency")}
        placeholder={t("choose")}
        emptyText={t("plan.no-competency")}
        options={page.offered.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Choice
        {...form.field("gradeId")}
        label={t("team.grade")}
        options={page.grades.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <SelectField
        {...form.field("level")}
        label={t("plan.level")}
        placeholder={t("expectations.not-asked")}
        options={levelOptions(page.levels)}
      />
      <Checkbox
        name="critical"
        label={t("expectations.critical")}
        description={t("expectations.critical-text")}
        defaultChecked={known?.critical ?? true}
      />
    </FormPanel>
  );
}

import { Form, useSubmit } from "@remix-run/react";
import { IconBinaryTree2, IconDownload, IconLayoutGrid, IconList, IconUpload } from "@tabler/icons-react";
import { CohortChoice, SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { TagFilter } from "#app/modules/tags/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ColumnPicker } from "#app/ui/column-picker/column-picker.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { ToolbarFilters } from "#app/ui/toolbar/toolbar-filters.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { uploadAddresses } from "../../check-in-addresses.ts";
import { alignmentGaps } from "../../domain/alignment.ts";
import { objectiveLevels } from "../../domain/hierarchy.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-list.module.css";
import { useGoalColumns } from "./goal-table.tsx";
import { useGoalWords } from "../goal-words.ts";

export type GoalToolbarProps = { page: GoalPage; views: ListViews | null };

/** Search and filters in a form of its own, so that the address holds them, and the ways of looking at the list. */
export function GoalToolbar({ page, views }: GoalToolbarProps) {
  const { t } = useGoalWords();
  return (
    <Toolbar
      label={t("list.controls")}
      end={
        <>
          <SavedViews views={views} />
          <ViewSwitch view={page.input.view} />
        </>
      }
    >
      <Filters page={page} views={views} />
    </Toolbar>
  );
}

export type GoalListToolsProps = {
  page: GoalPage;
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
};

/** What may be done with the list as it stands. */
export function GoalListTools({ page, hidden, onHidden }: GoalListToolsProps) {
  const { t } = useGoalWords();
  const { view, sort } = page.input;
  const columns = useGoalColumns(sort);
  return (
    <div className={classes.tools}>
      {view === "LIST" ? (
        <ColumnPicker label={t("list.columns")} columns={columns} hidden={hidden} onChange={onHidden} />
      ) : null}
      <UploadLink page={page} />
      <ExportLink page={page} />
    </div>
  );
}

function Filters({ page, views }: GoalToolbarProps) {
  const { address, input, periods, person, tags, cohorts } = page;
  const words = useGoalWords();
  const { t } = words;
  const submit = useSubmit();
  return (
    <Form
      method="get"
      role="search"
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
      <ToolbarFilters>
        <SearchField name="text" label={t("list.search")} defaultValue={input.text ?? ""} key={input.text ?? ""} />
        <SelectField
          name="period"
          label={t("list.period")}
          hideLabel
          defaultValue={input.period ?? "current"}
          key={`period ${input.period}`}
          options={[
            { value: "current", label: t("list.current") },
            { value: "all", label: t("list.all-periods") },
            ...periods.map((frame) => ({
              value: frame.id,
              label: words.frame(frame),
              group: t(`frame-kind.${frame.kind}`),
            })),
          ]}
        />
        <SelectField
          name="kind"
          label={t("list.kind")}
          hideLabel
          defaultValue={input.kind ?? "OBJECTIVE"}
          key={`kind ${input.kind}`}
          options={["OBJECTIVE", "KEY_RESULT", "ALL"].map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        <SelectField
          name="level"
          label={t("column.level")}
          hideLabel
          defaultValue={input.level ?? ""}
          key={`level ${input.level}`}
          placeholder={t("list.all-levels")}
          options={objectiveLevels.map((level) => ({ value: level, label: t(`objective-level.${level}`) }))}
        />
        <LinkedFilters page={page} />
        <TagFilter tags={tags} value={input.tag} />
        {address.scope === "my-goals" || person ? null : <CohortChoice choices={cohorts} value={input.cohort} />}
        <KeptParameters page={page} />
        <SavedViewField views={views} />
        <noscript>
          <Button type="submit">{t("list.apply")}</Button>
        </noscript>
      </ToolbarFilters>
    </Form>
  );
}

/** Filters that links from other pages bring; they stand there only as long as they narrow the list. */
function LinkedFilters({ page: { input, unit } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  return (
    <>
      {input.heard ? (
        <SelectField
          name="heard"
          label={t("list.heard")}
          hideLabel
          defaultValue={input.heard}
          key={`heard ${input.heard}`}
          placeholder={t("list.heard-any")}
          options={["RECENTLY", "NOT"].map((heard) => ({ value: heard, label: t(`list.heard-${heard}`) }))}
        />
      ) : null}
      {input.gap ? (
        <SelectField
          name="gap"
          label={t("alignment.missing")}
          hideLabel
          defaultValue={input.gap}
          key={`gap ${input.gap}`}
          placeholder={t("alignment.nothing-missing")}
          options={alignmentGaps.map((gap) => ({ value: gap, label: t(`alignment.gap.${gap}`) }))}
        />
      ) : null}
      {unit ? (
        <SelectField
          name="unit"
          label={t("alignment.unit")}
          hideLabel
          defaultValue={unit.id}
          key={`unit ${unit.id}`}
          placeholder={t("alignment.any-unit")}
          options={[{ value: unit.id, label: unit.name }]}
        />
      ) : null}
    </>
  );
}

/** What the address says besides filters, and goes on saying when they change. */
function KeptParameters({ page: { input, person } }: { page: GoalPage }) {
  const kept = [
    ["view", input.view],
    ["look", input.look === "MAP" ? input.look : undefined],
    ["sort", input.sort],
    ["status", input.status],
    ["ownerId", person?.id],
  ];
  return kept.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null));
}

/** Goals from a file, beside the list of the same people; the pages of one person have none. */
function UploadLink({ page: { address, rights } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const form = uploadAddresses.find(
    ({ area, scope }) => area === address.area && (area === "my-data" || scope === address.scope),
  );
  return form && rights.upload && address.scope !== "individuals-goals" ? (
    <Button tone="quiet" icon={<IconUpload size={16} />} href={form.path}>
      {t("upload.tab")}
    </Button>
  ) : null;
}

function ExportLink({ page: { address, person } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const { search } = useGoalAddress();
  const query = new URLSearchParams(
    [...search].filter(([name]) => !["after", "before", "panelStack", "createOkr", "view"].includes(name)),
  );
  query.set("scope", address.scope);
  if (person) query.set("ownerId", person.id);
  return (
    <Button tone="quiet" icon={<IconDownload size={16} />} href={`/app/goal/export?${query}`} download>
      {t("list.export")}
    </Button>
  );
}

const views = [
  ["LIST", IconList],
  ["CARD", IconLayoutGrid],
  ["TREE", IconBinaryTree2],
] as const;

function ViewSwitch({ view }: { view: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  return (
    <SegmentedControl
      label={t("list.view")}
      name="view"
      value={view}
      segments={views.map(([value, Icon]) => ({
        value,
        label: t(`view.${value}`),
        icon: <Icon size={16} />,
        iconOnly: true,
        href: address.with({ view: value }),
      }))}
    />
  );
}

import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { registerCommands } from "../people-commands.ts";
import { useManySaid, useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type DataTableProps } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { PeopleTag } from "../../domain/people-tags.ts";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import classes from "./people-list.module.css";

export type TaggableTableProps = DataTableProps<EmployeeRow> & {
  tags: readonly PeopleTag[];
  total: number;
};

/** A table of people who can be given a tag, or lose it, several at once. Boxes are fields of the form, so it works before any script. */
export function TaggableTable({ tags, total, ...table }: TaggableTableProps) {
  const { t } = useTranslation("people");
  const { selected, onChange, clear, matching, address } = useSelection(total);
  const saidOfMany = useManySaid();
  const form = registerCommands.useCommandForm({
    intent: "tag-people",
    said: ({ value }) => saidOfMany(value, ({ changed }) => t("tag.done", { count: changed })),
    then: ({ done }) => {
      if (done) clear();
    },
  });
  const actions = <TagActions tags={tags} busy={form.busy} />;
  return (
    <CommandForm form={form}>
      <DataTable
        {...table}
        selection={{
          selected,
          onChange,
          matching,
          name: "employeeIds",
          allLabel: t("tag.select-all"),
          rowLabel: ({ name }) => t("tag.select", { name }),
          countLabel: (count) => t("list.count", { count }),
          actions,
        }}
      />
      {address === null ? null : <input type="hidden" name="matching" value={address} />}
      <noscript>{actions}</noscript>
    </CommandForm>
  );
}

function TagActions({ tags, busy }: { tags: readonly PeopleTag[]; busy: boolean }) {
  const { t } = useTranslation("people");
  return (
    <span className={classes.tagging}>
      <SelectField
        name="tagId"
        label={t("tag.tags")}
        hideLabel
        placeholder={t("tag.choose")}
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Button type="submit" name="has" value="true" tone="primary" size="small" loading={busy}>
        {t("tag.give")}
      </Button>
      <Button type="submit" name="has" value="false" size="small" loading={busy}>
        {t("tag.take")}
      </Button>
    </span>
  );
}

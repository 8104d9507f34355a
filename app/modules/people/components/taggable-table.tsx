import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable, type DataTableProps } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { PeopleTag } from "../domain/people-tags.ts";
import type { EmployeeRow } from "../queries/employee-list.ts";
import classes from "./people-list.module.css";
import { useOnceDone } from "./use-once-done.ts";
import { useTyped } from "./use-typed.ts";

export type TaggableTableProps = DataTableProps<EmployeeRow> & {
  tags: readonly PeopleTag[];
  result: CommandResult | null;
};

/** A table of people who can be given a tag, or lose it, several at once. Boxes are fields of the form, so it works before any script. */
export function TaggableTable({ tags, result, ...table }: TaggableTableProps) {
  const { t } = useTranslation("people");
  const { own, wrong, general } = useTyped(result, "tag-people");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useTagged(own, () => setSelected(new Set()));
  const refusal = general ?? wrong("tagId")?.[0] ?? wrong("employeeIds")?.[0];
  const actions = <TagActions tags={tags} />;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="tag-people" />
      {refusal ? (
        <Callout tone="danger" announced>
          {refusal}
        </Callout>
      ) : null}
      <DataTable
        {...table}
        selection={{
          selected,
          onChange: setSelected,
          name: "employeeIds",
          allLabel: t("tag.select-all"),
          rowLabel: ({ name }) => t("tag.select", { name }),
          countLabel: (count) => t("list.count", { count }),
          actions,
        }}
      />
      <noscript>{actions}</noscript>
    </Form>
  );
}

function TagActions({ tags }: { tags: readonly PeopleTag[] }) {
  const { t } = useTranslation("people");
  const busy = useNavigation().formMethod === "POST";
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

/** Says so once it is stored. */
function useTagged(own: CommandResult | null, clear: () => void): void {
  const { t } = useTranslation("people");
  const { show } = useSnackbar();
  useOnceDone(own, ({ value }) => {
    show({ tone: "success", text: t("tag.done", { count: (value as { changed: number }).changed }) });
    clear();
  });
}

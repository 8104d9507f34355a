import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { InBackground } from "#app/platform/tasks/acts-on-many.ts";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useManySaid, useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { Request } from "../../queries/level-up-page.ts";
import type { ApprovedMany } from "../../use-cases/approve-many-level-ups.ts";
import { requestsCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

/** Approving several at once; its answer outlives the rows it was about. */
export function useApproveMany() {
  const { t } = useDevelopWords();
  const saidOfMany = useManySaid();
  const said = ({ value }: { value: ApprovedMany | InBackground }) =>
    saidOfMany(value, ({ approved }) =>
      approved.length > 0 ? t("requests.approved", { count: approved.length }) : null,
    );
  return { form: requestsCommands.useCommandForm({ intent: "approve-many", said }), said };
}

type ApproveMany = ReturnType<typeof useApproveMany>;

/** What came of it: whose level-up was refused, each with the reason. */
export function ApprovedAtOnce({ many: { form, said } }: { many: ApproveMany }) {
  const { t } = useDevelopWords();
  const came = form.answer?.done ? form.answer.value : null;
  const refused = came && "refused" in came ? came.refused : [];
  return (
    <>
      <requestsCommands.PageAnswer intents={["approve-many"]} said={said} />
      {refused.length > 0 ? (
        <Callout tone="warning" title={t("requests.refused", { count: refused.length })} announced>
          <ul className={classes.plain}>
            {refused.map(({ requestId, name, code, params }) => (
              <li key={requestId}>
                <strong>{name}</strong> {form.say(code, params)}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </>
  );
}

type ApprovableProps = {
  many: ApproveMany;
  columns: Column<Request>[];
  rows: readonly Request[];
  /** How many wait, over all pages. */
  total: number;
};

/** Those that wait, to be approved together; boxes are fields of the form, so that it works before any script. */
export function ApprovableRequests({ many: { form }, columns, rows, total }: ApprovableProps) {
  const { t } = useDevelopWords();
  const { selected, onChange, matching, address } = useSelection(total);
  const { confirmSubmit, dialog } = useConfirmAll();
  const approve = (
    <span className={classes.line}>
      <DateField
        {...form.field("effectiveOn")}
        label={t("level-up.effective")}
        description={t("level-up.effective-text")}
      />
      <Button type="submit" tone="primary" size="small" loading={form.busy}>
        {t("requests.approve")}
      </Button>
    </span>
  );
  return (
    <CommandForm form={form} onSubmit={(event) => confirmSubmit(event, address === null ? null : total)}>
      <DataTable
        caption={t("navigation.requests")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          selected,
          onChange,
          matching,
          name: "requestIds",
          allLabel: t("requests.select-all"),
          rowLabel: ({ employee }) => t("requests.select", { name: employee.name }),
          countLabel: (count) => t("requests.selected", { count }),
          actions: approve,
        }}
      />
      {address === null ? null : <input type="hidden" name="matching" value={address} />}
      <noscript>{approve}</noscript>
      {dialog}
    </CommandForm>
  );
}

import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { CheckInPage } from "../../queries/check-in-page.ts";
import { CheckInRowFields } from "./check-in-row.tsx";
import classes from "./check-in-rows.module.css";
import type { CheckInRowsResult } from "./check-in-rows-form.ts";
import { CheckedIn } from "./checked-in.tsx";
import { useGoalAddress } from "../goal-address.ts";
import { besideAnObjective, checkInCommands } from "../goal-page-commands.ts";
import { usePeriodFilter } from "../goal-list/use-goal-filters.ts";
import { useGoalWords } from "../goal-words.ts";
import { onRowKey } from "./use-row-keys.ts";

/** Many goals on one screen: what is typed is saved at once, each row for itself. */
export function CheckInScreen({ page }: { page: CheckInPage }) {
  const words = useGoalWords();
  const { t } = words;
  const { address, names } = page;
  return (
    <ListScreen
      title={t("navigation.check-in")}
      breadcrumbsLabel={t("check-in-many.path")}
      breadcrumbs={[{ href: address.list, label: t(`pages.${address.key}.title`, words.named(names)) }]}
      search={{ name: "text", label: t("list.search"), value: page.input.text }}
      filters={[usePeriodFilter(page)]}
    >
      <RowsForm key={`${address.path} ${JSON.stringify(page.input)}`} page={page} />
    </ListScreen>
  );
}

/** What became of the rows that were sent, and the rows of this page. */
function RowsForm({ page }: { page: CheckInPage }) {
  const words = useGoalWords();
  const form = checkInCommands.useCommandForm({ intent: "check-in-many" });
  const answer = form.answer?.done ? form.answer.value : null;
  return (
    <>
      <CheckedIn answer={answer} refusal={form.refusal} shown={page.rows} words={words} />
      {page.rows.length === 0 ? <NothingToCheckIn page={page} /> : <Rows page={page} form={form} answer={answer} />}
    </>
  );
}

type RowsProps = {
  page: CheckInPage;
  form: ReturnType<typeof checkInCommands.useCommandForm<"check-in-many">>;
  answer: CheckInRowsResult | null;
};

/** What was refused stays typed, and so is asked about before it is left. */
function Rows({ page: { rows, count, previous, next }, form, answer }: RowsProps) {
  const { t } = useGoalWords();
  const refused = answer?.refused ?? [];
  return (
    <CommandForm
      form={form}
      showsRefusal
      className={classes.form}
      onKeyDown={onRowKey}
      aria-label={t("navigation.check-in")}
    >
      <UnsavedChanges when={form.unsaved || (refused.length > 0 && !form.busy)} stays={besideAnObjective} />
      <p className={classes.hint}>
        {t("check-in-many.text")} {t("check-in-many.keys")}
      </p>
      <CheckInTable rows={rows} refused={refused} />
      <div className={classes.bar}>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("check-in-many.submit")}
        </Button>
      </div>
      <ListPages cursors={{ previous, next }} summary={t("list.count", { count })} />
    </CommandForm>
  );
}

type CheckInTableProps = Pick<CheckInPage, "rows"> & Pick<CheckInRowsResult, "refused">;

function CheckInTable({ rows, refused }: CheckInTableProps) {
  const { timeZone, now } = useViewer();
  const words = useGoalWords(timeZone);
  const { t } = words;
  const address = useGoalAddress();
  const refusals = new Map(refused.map((each) => [each.row.goalId, each]));
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t("navigation.check-in")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {["column.title", "column.progress", "check-in.value", "column.status", "check-in.comment"].map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((goal, index) => (
          <CheckInRowFields
            key={`${goal.id} ${goal.lastCheckInAt}`}
            goal={goal}
            index={index}
            refused={refusals.get(goal.id)}
            words={words}
            href={address.panel(goal.id)}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
}

function NothingToCheckIn({ page: { input, address } }: { page: CheckInPage }) {
  const { t } = useGoalWords();
  const here = useGoalAddress();
  if (input.text || (input.period && input.period !== "current")) {
    return (
      <NothingFound
        title={t("empty.found-title")}
        text={t("empty.found-text")}
        href={here.with({ text: null, period: "all" })}
        clear={t("empty.clear")}
      />
    );
  }
  return (
    <EmptyState
      title={t("check-in-many.none-title")}
      action={<Button href={address.list}>{t("check-in-many.to-list")}</Button>}
    >
      {t("check-in-many.none-text")}
    </EmptyState>
  );
}

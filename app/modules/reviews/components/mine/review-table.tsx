import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { DueMark } from "#app/ui/due-mark/due-mark.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { MyReview } from "../../queries/my-reviews.ts";
import { reviewPlaces, type MyTable } from "../../review-places.ts";
import { mineCommands } from "../review-commands.ts";
import { FormChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type ReviewTableProps = { rows: readonly MyReview[]; caption: string; table: MyTable; today: string };

/** Who is reviewed, in which cycle, by when, and the one thing to do about it. */
export function ReviewTable({ rows, caption, table, today }: ReviewTableProps) {
  const { t } = useReviewWords();
  const columns: Column<MyReview>[] = [
    {
      id: "employee",
      header: t("list.employee"),
      hideable: false,
      render: ({ employee, cycleId, kind, provider, on }) => (
        <PersonChip
          person={employee}
          {...(kind === "FORM" && table !== "PENDING_ON_OTHERS"
            ? { href: reviewPlaces.form(cycleId, employee.id, provider, on) }
            : {})}
        />
      ),
    },
    { id: "cycle", header: t("list.cycle"), narrow: true, render: ({ cycle }) => cycle },
    {
      id: "what",
      header: t("list.what"),
      narrow: true,
      render: (row) => (row.kind === "FORM" ? t(`provider.${row.provider!}`) : t(`kind.${row.kind}`)),
    },
    ...(table === "PENDING_ON_OTHERS" ? [reviewerColumn(t)] : []),
    {
      id: "standing",
      header: t("list.status"),
      narrow: true,
      render: ({ standing }) =>
        standing ? <FormChip standing={standing} /> : <Chip tone="grey">{t("list.open")}</Chip>,
    },
    {
      id: "due",
      header: table === "PENDING_ON_ME" || table === "PENDING_ON_OTHERS" ? t("list.due") : t("list.date"),
      narrow: true,
      render: (row) => <When row={row} today={today} />,
    },
    {
      id: "act",
      header: t("list.act"),
      hideHeader: true,
      align: "end",
      narrow: true,
      render: (row) => <Act row={row} table={table} />,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id, kind }) => `${kind} ${id}`} />;
}

/** The day it is due, marked once it has passed; or when it was done. */
function When({ row: { dueOn, at, standing }, today }: { row: MyReview; today: string }) {
  const { t, format } = useReviewWords();
  if (standing === "SUBMITTED" || !dueOn) return at ? format.date(at) : "–";
  const late = dueOn < today;
  return (
    <DueMark
      date={format.date(dueOn)}
      colour={late ? "RED" : "GREY"}
      overdue={late}
      hint={late ? t("list.overdue") : null}
    />
  );
}

function reviewerColumn(t: ReturnType<typeof useReviewWords>["t"]): Column<MyReview> {
  return {
    id: "reviewer",
    header: t("list.reviewer"),
    narrow: true,
    render: ({ reviewer, outside }) =>
      reviewer ? (
        <PersonChip person={reviewer} />
      ) : (
        (outside ?? <span className={classes.soft}>{t("list.not-named")}</span>)
      ),
  };
}

function Act({ row, table }: { row: MyReview; table: MyTable }) {
  const { t } = useReviewWords();
  const { kind, cycleId, employee, provider, standing, on } = row;
  if (kind === "NOMINATION") return <Decide row={row} />;
  if (kind === "NOMINATE" || kind === "APPROVE") {
    const label = kind === "APPROVE" ? "act.check-peers" : "act.nominate";
    return (
      <Button
        size="small"
        href={reviewPlaces.nominate(cycleId, employee.id)}
        aria-label={`${t(label)}: ${employee.name}`}
      >
        {t(label)}
      </Button>
    );
  }
  if (kind === "RESULT")
    return (
      <Button size="small" href={reviewPlaces.result(cycleId, employee.id, on)}>
        {t("act.result")}
      </Button>
    );
  if (table === "PENDING_ON_OTHERS") return null;
  const label = standing === "NOT_STARTED" ? "act.start" : standing === "IN_PROGRESS" ? "act.continue" : "act.form";
  return (
    <Button
      size="small"
      href={reviewPlaces.form(cycleId, employee.id, provider, on)}
      aria-label={`${t(label)}: ${employee.name}`}
    >
      {t(label)}
    </Button>
  );
}

/** Who was nominated accepts, or declines and says why. */
function Decide({ row: { id, employee } }: { row: MyReview }) {
  const { t } = useReviewWords();
  const accept = mineCommands.useCommand({ intent: "accept", key: `accept ${id}`, said: t("said.accepted") });
  const decline = mineCommands.useCommand({ intent: "decline", key: `decline ${id}`, said: t("said.declined") });
  return (
    <span className={classes.buttons}>
      <ActForm command={accept} intent="accept" fields={{ nominationId: id }}>
        <Button
          type="submit"
          size="small"
          tone="primary"
          loading={accept.busy}
          aria-label={`${t("act.accept")}: ${employee.name}`}
        >
          {t("act.accept")}
        </Button>
      </ActForm>
      <Fold
        title={
          <>
            {t("act.decline")}
            <VisuallyHidden>: {employee.name}</VisuallyHidden>
          </>
        }
      >
        <ActForm command={decline} intent="decline" fields={{ nominationId: id }} className={classes.form}>
          <TextField id={`decline-${id}`} name="reason" label={t("list.reason")} required maxLength={1000} />
          <Button type="submit" size="small" loading={decline.busy}>
            {t("act.decline")}
          </Button>
        </ActForm>
      </Fold>
    </span>
  );
}

import { TagChips } from "#app/modules/tags/ui.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GoalPage } from "../../queries/goal-page.ts";
import type { TableGoal } from "../../queries/shown-columns.ts";
import { useGoalAddress } from "../goal-address.ts";
import { DueDate, GoalProgress, LevelChip, Owners, TitleInRow } from "../goal-marks.tsx";
import classes from "./goal-list.module.css";
import { SelectableGoals, type LatePeriods } from "./selectable-goals.tsx";
import { useGoalWords, type GoalWords } from "../goal-words.ts";

export type GoalTableProps = {
  rows: readonly TableGoal[];
  sort: string;
  hidden: readonly string[];
  caption: string;
  /** How many the list holds on all its pages. */
  total: number;
  periods: LatePeriods;
} & Pick<GoalPage, "changeable">;

/** The columns a list of goals has; the picker leaves out the title alone. */
export function goalColumns(
  { t, format }: GoalWords,
  now: Date,
  sortBy: (name: string) => Column<TableGoal>["sort"],
): Column<TableGoal>[] {
  return [
    {
      id: "title",
      header: t("column.title"),
      hideable: false,
      ...sortable(sortBy("title")),
      render: (goal) => <TitleCell goal={goal} />,
    },
    {
      id: "owner",
      header: t("column.owner"),
      width: "160px",
      narrow: true,
      render: (goal) => <Owners owners={goal.owners} />,
    },
    ...placeColumns(t),
    {
      id: "progress",
      header: t("column.progress"),
      width: "130px",
      narrow: true,
      ...sortable(sortBy("progress")),
      render: (goal) => <GoalProgress goal={goal} inColumn />,
    },
    {
      id: "level",
      header: t("column.status"),
      width: "120px",
      narrow: true,
      render: (goal) => <LevelChip level={goal.progressLevel} closure={goal.closure} silentDays={goal.silentDays} />,
    },
    {
      id: "due",
      header: t("column.due"),
      width: "116px",
      ...sortable(sortBy("due")),
      render: (goal) => <DueDate goal={goal} />,
    },
    {
      id: "check-in",
      header: t("column.check-in"),
      width: "110px",
      ...sortable(sortBy("check-in")),
      render: (goal) => (
        <SmallText>{goal.lastCheckInAt ? format.relative(goal.lastCheckInAt, now) : t("never")}</SmallText>
      ),
    },
  ];
}

/** Where goals belong. */
function placeColumns(t: GoalWords["t"]): Column<TableGoal>[] {
  return [
    {
      id: "department",
      header: t("objective-level.DEPARTMENT"),
      width: "140px",
      render: (goal) => <SmallText>{goal.departmentName ?? "–"}</SmallText>,
    },
    {
      id: "teams",
      header: t("form.teams"),
      width: "140px",
      render: (goal) => <SmallText>{goal.teams.map(({ name }) => name).join(", ") || "–"}</SmallText>,
    },
  ];
}

function sortable(sort: Column<TableGoal>["sort"]) {
  return sort ? { sort } : {};
}

function TitleCell({ goal }: { goal: TableGoal }) {
  const { t } = useGoalWords();
  return (
    <>
      <TitleInRow goal={goal} />
      <span className={classes.belowTitle}>
        {goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("key-result")}
        <TagChips tags={goal.tags} />
      </span>
    </>
  );
}

export function useGoalColumns(sort: string): Column<TableGoal>[] {
  const { timeZone, now } = useViewer();
  const words = useGoalWords(timeZone);
  const address = useGoalAddress();
  return goalColumns(words, now, (name) => {
    const current = sort.replace(/^-/, "") === name;
    const descending = sort.startsWith("-");
    const next = current && !descending ? `-${name}` : name;
    return {
      href: address.link({ sort: next }),
      direction: current ? (descending ? "descending" : "ascending") : undefined,
    };
  });
}

/** Goals as rows, each leading to its panel; several can be ticked and changed at once. */
export function GoalTable({ rows, sort, hidden, caption, ...page }: GoalTableProps) {
  const address = useGoalAddress();
  const columns = useGoalColumns(sort);
  return (
    <SelectableGoals
      caption={caption}
      columns={columns}
      rows={rows}
      rowHref={(goal) => address.row(goal.id)}
      hidden={hidden}
      {...page}
    />
  );
}

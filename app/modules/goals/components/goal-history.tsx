import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Timeline } from "#app/ui/timeline/timeline.tsx";
import type { GoalDetail } from "../queries/goal-detail.ts";
import type { HistoryEntry } from "../queries/goal-history.ts";
import { Acknowledgement, type CheckInEntry } from "./acknowledgement.tsx";
import { fieldValue } from "./edit-refusal.tsx";
import classes from "./goal-body.module.css";
import { LevelChip } from "./goal-marks.tsx";
import { UndoRealignment } from "./undo-realignment.tsx";
import { useGoalWords, type GoalWords } from "./goal-words.ts";

/** What people did to a goal, newest first. */
export function GoalHistory({ detail }: { detail: GoalDetail }) {
  const words = useGoalWords(detail.timeZone);
  const { t, format } = words;
  const { goal, history } = detail;
  const created = { id: "created", mark: <Avatar name={goal.creator.name} size="small" />, title: t("history.created", { name: goal.creator.name }), time: format.dateTime(goal.createdAt), dateTime: goal.createdAt };
  return (
    <Timeline
      label={t("detail.history")}
      entries={[
        ...history.map((entry) => ({
          id: entry.id,
          ...(entry.person ? { mark: <Avatar name={entry.person.name} size="small" /> } : {}),
          title: titleOf(entry, detail, words),
          time: format.dateTime(entry.at),
          dateTime: entry.at,
          body: entry.kind === "CHECK_IN" ? <CheckInBody entry={entry} detail={detail} /> : <ChangeBody entry={entry} detail={detail} />,
        })),
        created,
      ]}
    />
  );
}

function CheckInBody({ entry, detail }: { entry: CheckInEntry; detail: GoalDetail }) {
  return (
    <>
      <LevelChip level={entry.level} closure={null} />
      {entry.comment ? <p className={classes.quote}>{entry.comment}</p> : null}
      <Acknowledgement entry={entry} detail={detail} />
    </>
  );
}

function ChangeBody({ entry, detail: { goal, permissions } }: { entry: Extract<HistoryEntry, { kind: "CHANGE" }>; detail: GoalDetail }) {
  if (entry.undoId && permissions.edit) return <UndoRealignment goalId={goal.id} realignmentId={entry.undoId} />;
  return entry.reason ? <p className={classes.quote}>{entry.reason}</p> : null;
}

function titleOf(entry: HistoryEntry, { goal }: GoalDetail, words: GoalWords): string {
  const { t } = words;
  const name = entry.person?.name ?? t("history.system");
  if (entry.kind === "CHECK_IN") {
    const subject = entry.goal.id === goal.id ? name : t("history.on-part", { name, title: entry.goal.title });
    if (entry.value === entry.valueBefore) return t("history.checked-in", { name: subject });
    return t("history.value", { name: subject, before: words.value(entry.goal, entry.valueBefore), after: words.value(entry.goal, entry.value) });
  }
  if (entry.field === "closure") return t(entry.after ? "history.closed" : "history.reopened", { name, closure: entry.after ? t(`closure.${String(entry.after)}`) : "" });
  if (entry.field === "deleted") return t(entry.after ? "history.deleted" : "history.restored", { name });
  if (entry.field === "archived") return t(entry.after ? "history.archived" : "history.unarchived", { name });
  if (entry.field === "parent") return t("history.moved", { name, before: String(entry.before ?? t("realign.alone")), after: String(entry.after ?? t("realign.alone")) });
  return t("history.changed", { name, field: t(`field.${entry.field}`), before: shown(entry.before, entry.field, words, goal), after: shown(entry.after, entry.field, words, goal), long: isLong(entry.field) ? "yes" : "no" });
}

/** Long texts and lists of people are named, not quoted. */
function isLong(field: string): boolean {
  return field === "description" || field === "owners" || field === "collaborators";
}

function shown(value: unknown, field: string, words: GoalWords, goal: GoalDetail["goal"]): string {
  return isLong(field) ? "" : fieldValue(field, value, goal, words);
}

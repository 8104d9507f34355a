import { IconArrowBackUp } from "@tabler/icons-react";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { Activity } from "#app/modules/comments/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ChangeTimeline, useChangeLines } from "#app/shell/components/change-timeline.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { HistoryEntry } from "../../queries/goal-history.ts";
import { Acknowledgement, type CheckInEntry } from "./acknowledgement.tsx";
import { fieldValue } from "../goal-panel/edit-refusal.tsx";
import classes from "../goal-panel/goal-body.module.css";
import { useGoalAddress } from "../goal-address.ts";
import { goalStructure, useCommand } from "../goal-commands.ts";
import { LevelChip } from "../goal-marks.tsx";
import { useGoalWords, type GoalWords } from "../goal-words.ts";

/** What was said about a goal and the latest of what people did to it, as one stream, and the way to all of it. */
export function GoalActivity({ detail }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { goal, history, timeZone, comments } = detail;
  const may = useMayOn("Goal", goal.id);
  const changes = useChangeLines(
    useHistoryLines({
      goal,
      entries: history,
      timeZone,
      mayUndo: may("edit"),
      mayAcknowledge: may("acknowledge"),
      withBeginning: true,
    }),
  );
  return (
    <Activity
      thread={comments}
      changes={changes}
      pages={
        <p>
          <UiLink href={address.about(goal.id, "GOAL_HISTORY", "history")}>{t("history.full")}</UiLink>
        </p>
      }
    />
  );
}

/** What was said at the latest check-in, where something was, with the way to acknowledge it. */
export function LatestCheckIn({ detail: { goal, history, timeZone } }: { detail: GoalDetail }) {
  const may = useMayOn("Goal", goal.id);
  const words = useGoalWords(timeZone);
  const latest = history.find((entry): entry is CheckInEntry => entry.kind === "CHECK_IN");
  if (!latest?.comment) return null;
  return (
    <blockquote className={classes.latest}>
      <p className={classes.quote} dir="auto">
        {latest.comment}
      </p>
      <SmallText as="footer">
        {latest.person?.name ?? words.t("history.system")} ·{" "}
        <time dateTime={latest.at}>{words.format.dateTime(latest.at)}</time>
        {latest.goal.id === goal.id ? null : ` · ${latest.goal.title}`}
      </SmallText>
      <Acknowledgement entry={latest} timeZone={timeZone} mayAcknowledge={may("acknowledge")} />
    </blockquote>
  );
}

export type HistoryTimelineProps = {
  goal: Measured & { creator: { name: string }; createdAt: string };
  entries: readonly HistoryEntry[];
  timeZone: string;
  mayUndo: boolean;
  mayAcknowledge: boolean;
  /** Ends with who created the goal. */
  withBeginning: boolean;
  /** Quotes long texts and lists of people, before and after. */
  quoting?: boolean;
};

type Measured = { id: string; measureType: string; currency: string | null };

/** What people did to a goal, newest first. */
export function HistoryTimeline(props: HistoryTimelineProps) {
  const { t } = useGoalWords();
  return <ChangeTimeline label={t("detail.history")} {...useHistoryLines(props)} />;
}

function useHistoryLines({ goal, entries, timeZone, quoting = false, ...acts }: HistoryTimelineProps) {
  const words = useGoalWords(timeZone);
  return {
    entries,
    timeZone,
    titleOf: (entry: HistoryEntry) => titleOf(entry, goal, words, isInFormerUnit(entry, entries)),
    bodyOf: (entry: HistoryEntry) =>
      entry.kind === "CHECK_IN" ? (
        <CheckInBody entry={entry} timeZone={timeZone} mayAcknowledge={acts.mayAcknowledge} />
      ) : (
        <ChangeBody entry={entry} goalId={goal.id} mayUndo={acts.mayUndo} quoting={quoting} />
      ),
    beginning: acts.withBeginning ? { name: goal.creator.name, at: goal.createdAt } : null,
  };
}

function CheckInBody({
  entry,
  timeZone,
  mayAcknowledge,
}: {
  entry: CheckInEntry;
  timeZone: string;
  mayAcknowledge: boolean;
}) {
  return (
    <>
      <LevelChip level={entry.level} closure={null} />
      {entry.comment ? (
        <p className={classes.quote} dir="auto">
          {entry.comment}
        </p>
      ) : null}
      <Acknowledgement entry={entry} timeZone={timeZone} mayAcknowledge={mayAcknowledge} />
    </>
  );
}

type ChangeBodyProps = {
  entry: Extract<HistoryEntry, { kind: "CHANGE" }>;
  goalId: string;
  mayUndo: boolean;
  quoting: boolean;
};

function ChangeBody({ entry, goalId, mayUndo, quoting }: ChangeBodyProps) {
  const { t } = useGoalWords();
  if (entry.undoId && mayUndo) return <UndoRealignment goalId={goalId} realignmentId={entry.undoId} />;
  return (
    <>
      {quoting && isLong(entry.field) ? (
        <dl className={classes.fromTo}>
          <dt>{t("history.before")}</dt>
          <dd>{quoted(entry.before)}</dd>
          <dt>{t("history.after")}</dt>
          <dd>{quoted(entry.after)}</dd>
        </dl>
      ) : null}
      {entry.reason ? (
        <p className={classes.quote} dir="auto">
          {entry.reason}
        </p>
      ) : null}
    </>
  );
}

function quoted(value: unknown): string {
  const text = Array.isArray(value) ? value.join(", ") : isFeed(value) ? String(value.weight) : String(value ?? "");
  return text === "" ? "–" : text;
}

function isFeed(value: unknown): value is { weight: number } {
  return typeof value === "object" && value !== null && "weight" in value;
}

/** Ends of a goal set before it was counted in something else, or with that: their numbers are not of its unit now. */
function isInFormerUnit({ at, ...entry }: HistoryEntry, entries: readonly HistoryEntry[]): boolean {
  const ofUnit = (other: HistoryEntry) =>
    other.kind === "CHANGE" && (other.field === "measureType" || other.field === "currency");
  if (entry.kind !== "CHANGE" || (entry.field !== "start" && entry.field !== "target")) return false;
  return entries.some((other) => ofUnit(other) && other.at >= at);
}

function titleOf(entry: HistoryEntry, goal: Measured, words: GoalWords, unquoted: boolean): string {
  const { t } = words;
  const name = entry.person?.name ?? (entry.kind === "CHECK_IN" ? entry.metric : null) ?? t("history.system");
  if (entry.kind === "CHECK_IN") {
    const subject = entry.goal.id === goal.id ? name : t("history.on-part", { name, title: entry.goal.title });
    if (entry.value === entry.valueBefore) return t("history.checked-in", { name: subject });
    return t("history.value", {
      name: subject,
      before: words.value(entry.goal, entry.valueBefore),
      after: words.value(entry.goal, entry.value),
    });
  }
  if (entry.field === "closure")
    return t(entry.after ? "history.closed" : "history.reopened", {
      name,
      closure: entry.after ? t(`closure.${String(entry.after)}`) : "",
    });
  if (entry.field === "deleted") return t(entry.after ? "history.deleted" : "history.restored", { name });
  if (entry.field === "archived") return t(entry.after ? "history.archived" : "history.unarchived", { name });
  if (entry.field === "parent")
    return t("history.moved", {
      name,
      before: String(entry.before ?? t("realign.alone")),
      after: String(entry.after ?? t("realign.alone")),
    });
  return t("history.changed", {
    name,
    field: t(`field.${entry.field}`),
    before: shown(entry.before, entry.field, words, goal),
    after: shown(entry.after, entry.field, words, goal),
    long: unquoted || isLong(entry.field) ? "yes" : "no",
  });
}

/** Long texts and lists are named, not quoted. */
function isLong(field: string): boolean {
  return (
    field === "description" ||
    field === "feeds" ||
    field === "owners" ||
    field === "collaborators" ||
    field === "tags" ||
    field === "teams"
  );
}

function shown(value: unknown, field: string, words: GoalWords, goal: Measured): string {
  return isLong(field) ? "" : fieldValue(field, value, goal, words);
}

/** Takes a move back from where the history tells of it. */
function UndoRealignment({ goalId, realignmentId }: { goalId: string; realignmentId: string }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: "undo-realign",
    action: goalStructure(goalId),
    key: `undo ${realignmentId}`,
    said: t("done.undone"),
  });
  return (
    <ActForm command={command} intent="undo-realign" fields={{ realignmentId }}>
      <Button type="submit" size="small" icon={<IconArrowBackUp />} loading={command.busy}>
        {t("undo")}
      </Button>
    </ActForm>
  );
}

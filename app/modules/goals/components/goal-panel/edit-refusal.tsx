import type { CommandError } from "#app/platform/http/command.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalWords, type GoalWords } from "../goal-words.ts";

type Goal = GoalDetail["goal"];
type Clash = { field: string; by: string | null; now: unknown };

/** The values a form of this goal starts from. */
export function readFrom(goal: Goal) {
  const {
    title,
    description,
    startDate,
    dueDate,
    visibility,
    start,
    target,
    weightage,
    measureType,
    currency,
    level,
    progressType,
    metricId,
    departmentId,
  } = goal;
  const teamIds = goal.teams.map(({ id }) => id);
  const [ownerIds, collaboratorIds] = [goal.owners, goal.collaborators].map((people) => people.map(({ id }) => id));
  return {
    title,
    description,
    startDate,
    dueDate,
    visibility,
    start,
    target,
    weightage,
    measureType,
    currency,
    level,
    progressType,
    metricId,
    departmentId,
    teamIds,
    ownerIds,
    collaboratorIds,
  };
}

/** Once a clash has been shown, saving again is meant: the form then starts from what stands now. */
export function nowOf(error: CommandError | null): Record<string, unknown> {
  return Object.fromEntries(clashesOf(error).map(({ field, now }) => [field, now]));
}

function clashesOf(error: CommandError | null): Clash[] {
  const told = error?.params["clashes"];
  return typeof told === "string" ? (JSON.parse(told) as Clash[]) : [];
}

/** Why a change was refused; where two changed one thing, who changed it to what. */
export function Refusal({ error, goal }: { error: CommandError; goal: Goal }) {
  const words = useGoalWords();
  const clashes = clashesOf(error);
  return (
    <Callout tone="danger" announced title={words.refusal(error.code, error.params)}>
      {clashes.length > 0 ? (
        <ul>
          {clashes.map((clash) => (
            <li key={clash.field}>{lineOf(clash, goal, words)}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}

const historyFields: Readonly<Record<string, string>> = {
  ownerIds: "owners",
  collaboratorIds: "collaborators",
  metricId: "metric",
  departmentId: "department",
  teamIds: "teams",
};

function lineOf({ field, by, now }: Clash, goal: Goal, words: GoalWords): string {
  const { t } = words;
  return t("history.changed-to", {
    name: by ?? t("history.system"),
    field: t(`field.${historyFields[field] ?? field}`),
    after: fieldValue(field, now, goal, words),
    long: Array.isArray(now) || field === "metricId" || field === "departmentId" ? "yes" : "no",
  });
}

/** A field's value as people read it. */
export function fieldValue(
  field: string,
  value: unknown,
  goal: { measureType: string; currency: string | null },
  words: GoalWords,
): string {
  if ((field === "start" || field === "target") && typeof value === "number") return words.value(goal, value);
  if (field === "startDate" || field === "dueDate") return words.format.date(String(value));
  if (field === "visibility") return words.t(`visibility.${String(value)}`);
  if (field === "level") return words.t(`objective-level.${String(value)}`);
  if (field === "recordedValues" && value) return words.t(`recorded-values.${String(value)}`);
  if (field === "measureType") return words.t(`measure.${String(value)}`);
  if (field === "progressType") return words.t(`progress-type.${String(value)}`);
  return Array.isArray(value) ? "" : String(value ?? "–");
}

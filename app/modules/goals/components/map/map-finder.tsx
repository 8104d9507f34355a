import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import type { FoundObjective } from "../../queries/find-objectives.ts";
import classes from "./goal-map.module.css";
import { useGoalWords } from "../goal-words.ts";

/** Finds any goal the reader may see, whichever are on the page; the map then leads to it. */
export function MapFinder({ onFound }: { onFound: (goalId: string) => void }) {
  const { t } = useGoalWords();
  return (
    <ComboField
      name="find"
      label={t("map.find")}
      hideLabel
      placeholder={t("map.find")}
      className={classes.finder}
      options={[]}
      onSearch={findGoals}
      emptyText={t("empty.found-title")}
      value={null}
      onChange={(goalId) => goalId && onFound(goalId)}
    />
  );
}

async function findGoals(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const answer = await fetch(`/app/goal/find?text=${encodeURIComponent(text)}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!answer.ok) return [];
  const { goals } = (await answer.json()) as { goals: FoundObjective[] };
  return goals.map(({ id, title, owner }) => ({ value: id, label: title, ...(owner ? { description: owner } : {}) }));
}

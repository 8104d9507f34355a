import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { findGoals } from "../search-options.ts";
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

import { useDevelopWords } from "./develop-words.ts";
import classes from "./develop.module.css";

/** A competency with the level that is expected, and what that level means where it is worded. */
export function CompetencyLevel({
  name,
  level,
  levelName,
  wording,
}: {
  name: string;
  /** The id of the level; null where none is expected. */
  level: string | null;
  /** The name of a level of the company's own. */
  levelName?: string | null;
  wording?: string | null;
}) {
  const { t, levelName: standardName } = useDevelopWords();
  return (
    <span className={classes.competency}>
      <strong>{name}</strong>
      {level ? (
        <span className={classes.soft}>{t("expected", { level: levelName ?? standardName(level, []) })}</span>
      ) : null}
      {wording ? <span className={classes.soft}>{wording}</span> : null}
    </span>
  );
}

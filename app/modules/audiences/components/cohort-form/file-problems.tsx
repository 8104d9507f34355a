import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { FileProblem } from "../../domain/cohort-file.ts";
import classes from "../cohort.module.css";

export type FileProblemsProps = {
  problems: readonly FileProblem[];
  /** Whether nothing of the file was taken; otherwise the other lines were. */
  refused?: boolean;
};

/** Which lines of a file of people are wrong, and why. */
export function FileProblems({ problems, refused = true }: FileProblemsProps) {
  const { t } = useTranslation("audiences");
  if (problems.length === 0) return null;
  return (
    <Callout tone={refused ? "danger" : "warning"} title={t(refused ? "cohort.file-problems" : "cohort.lines-left")}>
      <ol className={classes.problems}>
        {problems.map(({ line, text, problem, first }) => (
          <li key={line}>
            <span className={classes.line}>{t("cohort.file-line", { line })}</span> <bdi>{text}</bdi> –{" "}
            {t(`cohort.file-problem.${problem}`, { first: first ?? 0 })}
          </li>
        ))}
      </ol>
    </Callout>
  );
}

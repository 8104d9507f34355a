import { Chip } from "#app/ui/chip/chip.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import type { Focus } from "../../queries/focuses.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type FocusListProps = {
  focuses: readonly Focus[];
  questions: readonly Question[];
  /** Where what came of one is written down; left out, it is only read. */
  endHref?: (focusId: string) => string;
};

/** What is done about results, and what came of it. */
export function FocusList({ focuses, questions, endHref }: FocusListProps) {
  const { t, say, format } = useEngagementWords();
  const texts = new Map(questions.map(({ id, text }) => [id, say(text)]));
  return (
    <RowList aria-label={t("focus.title")}>
      {focuses.map(({ id, questionId, plan, dueOn, outcome, state, by }) => (
        <Row key={id} apart>
          <RowWords>
            <span className={classes.strong} dir="auto">
              {plan}
            </span>
            <span className={classes.soft} dir="auto">
              {[texts.get(questionId), by, dueOn ? t("focus.until", { date: format.date(dueOn) }) : null]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {outcome ? (
              <span className={classes.words} dir="auto">
                {outcome}
              </span>
            ) : null}
          </RowWords>
          <span className={classes.line}>
            <Chip tone={state === "DONE" ? "green" : "grey"}>{t(`focus.state.${state}`)}</Chip>
            {endHref && state === "PLANNED" ? (
              <Button size="small" href={endHref(id)}>
                {t("focus.end")}
              </Button>
            ) : null}
          </span>
        </Row>
      ))}
    </RowList>
  );
}

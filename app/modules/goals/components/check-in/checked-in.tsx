import { Callout } from "#app/ui/callout/callout.tsx";
import type { CheckInRow } from "../../queries/check-in-page.ts";
import classes from "./check-in-rows.module.css";
import type { CheckInRowsResult } from "./check-in-rows-form.ts";
import type { GoalWords } from "../goal-words.ts";

export type CheckedInProps = {
  answer: CheckInRowsResult | null;
  refusal: string | null;
  shown: readonly CheckInRow[];
  words: GoalWords;
};

/** What became of the rows that were sent; those no longer on the screen are named here with what was typed. */
export function CheckedIn({ answer, refusal, shown, words }: CheckedInProps) {
  const { t } = words;
  if (refusal) return <Callout tone="danger" announced title={refusal} />;
  if (!answer) return null;
  const { saved, refused } = answer;
  if (refused.length === 0)
    return <Callout tone="success" announced title={t("check-in-many.saved", { count: saved })} />;
  const lost = refused.filter(({ row }) => !shown.some((goal) => goal.id === row.goalId));
  return (
    <Callout
      tone="warning"
      announced
      title={`${saved > 0 ? `${t("check-in-many.saved", { count: saved })} ` : ""}${t("check-in-many.refused", { count: refused.length })}`}
    >
      {lost.length > 0 ? (
        <ul className={classes.lost}>
          {lost.map(({ row, code, params }) => (
            <li key={row.goalId}>
              <b>{row.title}</b>: {words.refusal(code, params)} {[row.value, row.comment].filter(Boolean).join(" – ")}
            </li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}

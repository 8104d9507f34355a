import { useState } from "react";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import type { CheckInRow } from "../../queries/check-in-page.ts";
import classes from "./check-in-rows.module.css";
import type { RefusedRow } from "./check-in-rows-form.ts";
import { GoalProgress, GoalTitle, StartToTarget } from "../goal-marks.tsx";
import type { GoalWords } from "../goal-words.ts";
import { LevelField } from "../level-field.tsx";
import { useLevelOfTyped } from "../level-of-typed.ts";

export type CheckInRowProps = {
  goal: CheckInRow;
  index: number;
  refused: RefusedRow | undefined;
  words: GoalWords;
  href: string;
  now: Date;
};

/** One goal of the form: how it stands, and what is new. What is left empty stays as it was; the level follows the value. */
export function CheckInRowFields({ goal, index, refused, words, href, now }: CheckInRowProps) {
  const { t } = words;
  const name = (field: string) => `rows[${index}].${field}`;
  const [typed, type] = useState(refused?.row.value ?? "");
  const levelOfTyped = useLevelOfTyped();
  const reason = refused ? words.refusal(refused.code, refused.params) : undefined;
  return (
    <tr className={classes.row} data-refused={refused ? true : undefined}>
      <td className={classes.goal}>
        <UiLink href={href} className={classes.title}>
          <GoalTitle goal={goal} />
        </UiLink>
        <span className={classes.soft}>
          {[goal.objective, goal.owners.map((owner) => owner.name).join(", ")].filter(Boolean).join(" · ")}
        </span>
        <input type="hidden" name={name("goalId")} value={goal.id} />
        <input type="hidden" name={name("title")} value={goal.title} />
        {goal.currency ? <input type="hidden" name={name("currency")} value={goal.currency} /> : null}
      </td>
      <Present goal={goal} words={words} now={now} />
      <td className={classes.value}>
        <NewValue
          goal={goal}
          name={name("value")}
          typed={refused?.row.value}
          reason={reason}
          words={words}
          onType={type}
        />
      </td>
      <td className={classes.level}>
        <LevelField
          name={name("level")}
          data-field="level"
          label={t("check-in-many.level-of", { title: goal.title })}
          defaultValue={refused?.row.level ?? ""}
          present={goal.progressLevel}
          follows={levelOfTyped(goal, typed)}
          error={goal.progressType === "MANUAL" ? undefined : reason}
        />
      </td>
      <td className={classes.comment}>
        <TextField
          name={name("comment")}
          data-field="comment"
          hideLabel
          label={t("check-in-many.comment-of", { title: goal.title })}
          placeholder={t("check-in.comment")}
          maxLength={5000}
          defaultValue={refused?.row.comment ?? ""}
          autoComplete="off"
        />
      </td>
    </tr>
  );
}

/** How it stands now, and since when. */
function Present({ goal, words, now }: Pick<CheckInRowProps, "goal" | "words" | "now">) {
  return (
    <td className={classes.now}>
      <GoalProgress goal={goal} />
      <span className={classes.soft}>
        <StartToTarget goal={goal} />
      </span>
      <span className={classes.soft}>
        {goal.lastCheckInAt ? words.format.relative(goal.lastCheckInAt, now) : words.t("never")}
      </span>
    </td>
  );
}

type NewValueProps = {
  goal: CheckInRow;
  name: string;
  typed: string | undefined;
  reason: string | undefined;
  words: GoalWords;
  onType: (typed: string) => void;
};

/** A goal whose value comes from elsewhere takes a status and a word alone. */
function NewValue({ goal, name, typed, reason, words, onType }: NewValueProps) {
  const { t } = words;
  if (goal.progressType !== "MANUAL")
    return <span className={classes.soft}>{t(`progress-type.${goal.progressType}`)}</span>;
  const now = goal.actual === null ? "" : String(fromMinorUnits(goal.currency, goal.actual));
  return (
    <NumberField
      name={name}
      data-field="value"
      hideLabel
      label={t("check-in-many.value-of", { title: goal.title })}
      placeholder={now}
      defaultValue={typed ?? ""}
      onInput={(event) => onType(event.currentTarget.value)}
      suffix={goal.currency ?? (goal.measureType === "PERCENTAGE" ? "%" : undefined)}
      error={reason}
      autoComplete="off"
    />
  );
}

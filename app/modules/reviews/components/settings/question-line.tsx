import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { askedAs } from "../../domain/asked-as.ts";
import type { Question } from "../../domain/elements.ts";
import { spokenTo } from "../../domain/spoken.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { AnsweredFields } from "./answered-fields.tsx";

type QuestionLineProps = { question: Question | null; name: string; at: number; before: readonly Question[] };

/** One question of an element; without one, an empty line to add one. */
export function QuestionLine({ question, name, at, before }: QuestionLineProps) {
  const { t } = useReviewWords();
  const asked = question ?? {
    ...{ answerType: "TEXT" as const, options: [], setup: null },
    ...{ comment: "NONE" as const, required: true },
  };
  return (
    <div className={classes.question}>
      {question ? <input type="hidden" name={`${name}.id`} value={question.id} /> : null}
      <TextField
        name={`${name}.text`}
        label={t("settings.question")}
        defaultValue={question?.text ?? ""}
        maxLength={500}
      />
      <Fold title={t("settings.how-answered")} open={!question}>
        <div className={classes.form}>
          <TextField
            name={`${name}.help`}
            label={t("settings.help")}
            defaultValue={question?.help ?? ""}
            maxLength={1000}
          />
          <Wordings question={question} name={name} />
          <AnsweredFields name={name} of={asked} />
          <div className={classes.pair}>
            <NumberField
              name={`${name}.weight`}
              label={t("settings.weight")}
              min={0}
              max={100}
              defaultValue={question?.weight ?? 1}
            />
            <NumberField name={`${name}.place`} label={t("settings.place")} min={0} defaultValue={(at + 1) * 10} />
          </div>
          <When question={question} name={name} before={before} />
          {question ? <Checkbox name={`${name}.remove`} label={t("settings.remove-question")} /> : null}
        </div>
      </Fold>
    </div>
  );
}

/** Asked only after a certain answer to an earlier question. */
function When({ question, name, before }: Omit<QuestionLineProps, "at">) {
  const { t } = useReviewWords();
  const { reading } = useQuestionnaireWords();
  const rated = before
    .map((earlier) => ({ ...earlier, choices: askedAs(earlier).choices }))
    .filter(({ choices }) => choices.length > 0);
  if (rated.length === 0) return null;
  return (
    <div className={classes.pair}>
      <SelectField
        name={`${name}.whenQuestion`}
        label={t("settings.when-question")}
        placeholder={t("settings.always")}
        defaultValue={question?.when?.questionId ?? ""}
        options={rated.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <SelectField
        name={`${name}.whenOption`}
        label={t("settings.when-option")}
        placeholder="–"
        defaultValue={question?.when?.optionIds[0] ?? ""}
        options={rated.flatMap(({ text, choices }) =>
          choices.map(({ id, label }) => ({ value: id, label: reading.say(label), group: text })),
        )}
      />
    </div>
  );
}

/** How it is asked of those who are spoken to in words of their own. */
function Wordings({ question, name }: Pick<QuestionLineProps, "question" | "name">) {
  const { t } = useReviewWords();
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t("settings.wordings")}</legend>
      <p className={classes.soft}>{t("settings.wordings-text", { name: "{name}", cycle: "{cycle}" })}</p>
      {spokenTo.map((provider) => (
        <TextField
          key={provider}
          name={`${name}.wordings.${provider}`}
          label={t(`provider.${provider}`)}
          defaultValue={question?.wordings?.[provider] ?? ""}
          maxLength={500}
        />
      ))}
    </fieldset>
  );
}

import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { answerTypes, commentRules, type Element } from "../../domain/elements.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type AnsweredFieldsProps = {
  name: string;
  of: Pick<Element, "answerType" | "comment" | "required"> & { options: readonly { label: string }[] };
};

/** How something is answered: the kind, the scale, words beside it, and whether it has to be. */
export function AnsweredFields({ name, of }: AnsweredFieldsProps) {
  const { t } = useReviewWords();
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          name={`${name}.answerType`}
          label={t("settings.answer-type")}
          defaultValue={of.answerType}
          options={answerTypes.map((value) => ({ value, label: t(`answer-type.${value}`) }))}
        />
        <SelectField
          name={`${name}.comment`}
          label={t("settings.comment")}
          defaultValue={of.comment}
          options={commentRules.map((value) => ({ value, label: t(`comment-rule.${value}`) }))}
        />
      </div>
      <TextArea
        name={`${name}.options`}
        label={t("wizard.options")}
        description={t("wizard.options-text")}
        rows={3}
        defaultValue={of.options.map(({ label }) => label).join("\n")}
      />
      <Checkbox name={`${name}.required`} label={t("settings.required")} defaultChecked={of.required} />
    </>
  );
}

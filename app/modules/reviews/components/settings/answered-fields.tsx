import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { commentRules, type Element } from "../../domain/elements.ts";
import { useReviewWords } from "../review-words.ts";
import { AnswerKind } from "./answer-kind.tsx";

type AnsweredFieldsProps = {
  name: string;
  of: Pick<Element, "answerType" | "comment" | "required" | "setup"> & {
    options: readonly { label: string; score: number }[];
  };
};

/** How something is answered: the kind, the scale, words beside it, and whether it has to be. */
export function AnsweredFields({ name, of }: AnsweredFieldsProps) {
  const { t } = useReviewWords();
  return (
    <>
      <AnswerKind prefix={`${name}.`} of={of} />
      <SelectField
        name={`${name}.comment`}
        label={t("settings.comment")}
        defaultValue={of.comment}
        options={commentRules.map((value) => ({ value, label: t(`comment-rule.${value}`) }))}
      />
      <Checkbox name={`${name}.required`} label={t("settings.required")} defaultChecked={of.required} />
    </>
  );
}

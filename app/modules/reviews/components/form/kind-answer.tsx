import { kindScreens, useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { answerIn, keptAs, kindOf } from "../../domain/asked-as.ts";
import type { FormField } from "../../domain/fields.ts";
import { useReviewWords } from "../review-words.ts";

type KindAnswerProps = {
  field: FormField;
  /** As it is kept: JSON, or nothing. */
  kept: string;
  onChange: (kept: string) => void;
  closed: boolean;
  wrong: string | undefined;
};

/** An answer of any kind that questionnaires know, filled in as everywhere and kept in one field of the form. */
export function KindAnswer({ field, kept, onChange, closed, wrong }: KindAnswerProps) {
  const { t } = useReviewWords();
  const { reading } = useQuestionnaireWords();
  const { Input } = kindScreens[kindOf(field.answerType)];
  return (
    <>
      <input type="hidden" name={`answers.${field.field}`} value={kept} />
      <Input
        setup={field.setup}
        value={answerIn(field, kept)}
        onChange={(answer) => onChange(keptAs(field, answer))}
        label={field.text}
        name={`kind.${field.field}`}
        required={field.required}
        disabled={closed}
        error={wrong ? t("errors.needed") : undefined}
        reading={reading}
      />
    </>
  );
}

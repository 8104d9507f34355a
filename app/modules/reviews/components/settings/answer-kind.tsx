import { useState } from "react";
import { beginSetup, optionLines } from "#app/modules/questionnaires/domain.ts";
import { kindScreens, newId, useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { answerTypes, hasSteps, isOwnType, kindOf, type AnswerType } from "../../domain/asked-as.ts";
import type { Setup } from "../../domain/elements.ts";
import { useReviewWords } from "../review-words.ts";

type AnswerKindProps = {
  /** Stands before the names of the fields: `elements[0].`, or nothing. */
  prefix: string;
  of: { answerType: AnswerType; options: readonly { label: string; score: number }[]; setup: Setup };
  /** What is wrong with the steps, in words. */
  error?: string[] | undefined;
};

/** How something is answered, with what that settles: the steps of a scale one a line, else what the kind asks for. */
export function AnswerKind({ prefix, of, error }: AnswerKindProps) {
  const { t } = useReviewWords();
  const words = useQuestionnaireWords();
  const [answerType, choose] = useState(of.answerType);
  const [setups, settle] = useState(new Map<AnswerType, unknown>([[of.answerType, of.setup]]));
  const kind = kindOf(answerType);
  const { Setup: Settings } = kindScreens[kind];
  const setup = setups.get(answerType) ?? beginSetup(kind, newId);
  return (
    <>
      <SelectField
        name={`${prefix}answerType`}
        label={t("settings.answer-type")}
        value={answerType}
        onChange={(event) => {
          const next = event.currentTarget.value as AnswerType;
          choose(next);
          if (!setups.has(next)) settle(new Map([...setups, [next, beginSetup(kindOf(next), newId)]]));
        }}
        options={answerTypes.map((value) => ({ value, label: typeName(value) }))}
      />
      {isOwnType(answerType) ? null : <input type="hidden" name={`${prefix}setup`} value={JSON.stringify(setup)} />}
      {hasSteps(answerType) ? (
        <TextArea
          name={`${prefix}options`}
          label={t("wizard.options")}
          description={t("wizard.options-text")}
          rows={4}
          defaultValue={optionLines(of.options)}
          error={error}
        />
      ) : null}
      {Settings && !isOwnType(answerType) ? (
        <Settings
          setup={setup}
          onChange={(next) => settle(new Map([...setups, [answerType, next]]))}
          name={`${prefix}kind`}
          language={asLanguage(words.language)}
        />
      ) : null}
    </>
  );

  function typeName(value: AnswerType): string {
    return isOwnType(value) ? t(`answer-type.${value}`) : words.t(`kind.${kindOf(value)}`);
  }
}

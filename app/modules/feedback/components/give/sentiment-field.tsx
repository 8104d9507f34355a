import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { sentiments, type Sentiment } from "../../domain/sentiment.ts";
import { useFeedbackWords } from "../feedback-words.ts";

type SentimentFieldProps = {
  form: AnyCommandForm;
  value: Sentiment;
  onChange?: (sentiment: Sentiment) => void;
};

/** Praise, advice, or neither. */
export function SentimentField({ form, value, onChange }: SentimentFieldProps) {
  const { t } = useFeedbackWords();
  return (
    <RadioGroup
      name="sentiment"
      label={t("give.kind")}
      layout="row"
      defaultValue={form.typed("sentiment") ?? value}
      error={form.wrong("sentiment")}
      onChange={(chosen) => onChange?.(chosen as Sentiment)}
      options={sentiments.map((one) => ({ value: one, label: t(`sentiment.${one}`) }))}
    />
  );
}

import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import type { Visibility } from "../../domain/visibility.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { useReadersSentence } from "../readers-line.tsx";

type VisibilityFieldProps = {
  form: AnyCommandForm;
  /** What is chosen at first; with `chosen` it is held by whoever shows the field. */
  value: Visibility;
  chosen?: Visibility;
  offered: readonly Visibility[];
  /** What will be read by others is said of an answer, not of what is given. */
  sentence?: (visibility: Visibility) => string;
  /** It is about whoever chooses. */
  mine?: boolean;
  onChange?: (visibility: Visibility) => void;
};

/** Who will read it, each choice with the sentence that says so. */
export function VisibilityField({
  form,
  value,
  chosen,
  offered,
  sentence,
  mine = false,
  onChange,
}: VisibilityFieldProps) {
  const { t } = useFeedbackWords();
  const usual = useReadersSentence();
  return (
    <RadioGroup
      name="visibility"
      label={t("give.visibility")}
      {...(chosen ? { value: chosen } : { defaultValue: form.typed("visibility") ?? value })}
      error={form.wrong("visibility")}
      onChange={(next) => onChange?.(next as Visibility)}
      options={offered.map((one) => ({
        value: one,
        label:
          mine && (one === "RECEIVER_AND_MANAGER" || one === "RECEIVER")
            ? t(`visibility-mine.${one}`)
            : t(`visibility.${one}`),
        description: (sentence ?? usual)(one),
      }))}
    />
  );
}

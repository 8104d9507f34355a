import { useRef, useState } from "react";
import { AssistPart } from "#app/modules/assist/ui.ts";
import { fillIn } from "#app/platform/forms/fill-in.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { sentimentAtFirst, type Sentiment } from "../../domain/sentiment.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { AnalysisHints } from "./analysis-hints.tsx";

type BodyFieldProps = {
  form: AnyCommandForm;
  label: string;
  description?: string | undefined;
  hints?: boolean;
  /** The kind that is chosen: advice is to say what one would like instead. */
  sentiment?: Sentiment;
  autoFocus?: boolean;
};

/** What is said, with what it has and lacks below it, and what may be said better. */
export function BodyField({
  form,
  label,
  description,
  hints = true,
  sentiment = sentimentAtFirst,
  autoFocus = false,
}: BodyFieldProps) {
  const { t } = useFeedbackWords();
  const field = form.field("body");
  const [text, setText] = useState(field.defaultValue);
  const area = useRef<HTMLTextAreaElement>(null);
  const { applied, apply, undo } = useUndo(text, (next) => writeInto(area.current, next));
  return (
    <>
      <TextArea
        {...field}
        ref={area}
        label={label}
        className={classes.long}
        description={description}
        maxLength={5000}
        required
        autoFocus={autoFocus}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {hints ? <AnalysisHints text={text} sentiment={sentiment} apply={apply} undo={applied ? undo : null} /> : null}
      {hints && text.trim() !== "" ? (
        <AssistPart
          feature="feedback.rephrase"
          label={t("assist.ask")}
          input={() => ({ text, sentiment })}
          take={(better) => {
            const before = text;
            writeInto(area.current, better);
            return () => writeInto(area.current, before);
          }}
        />
      ) : null}
    </>
  );
}

/** What a press changed can be taken back until somebody types on. */
function useUndo(text: string, write: (text: string) => void) {
  const [last, setLast] = useState<{ before: string; after: string } | null>(null);
  return {
    applied: last !== null && last.after === text,
    apply: (next: string) => {
      setLast({ before: text, after: next });
      write(next);
    },
    undo: () => {
      if (last) write(last.before);
      setLast(null);
    },
  };
}

/** Writes as a person would, and marks what is to be filled in. */
function writeInto(area: HTMLTextAreaElement | null, text: string): void {
  if (!area?.form) return;
  fillIn(area.form, area.name, text);
  area.focus();
  const open = /\[[^[\]\n]+\]/u.exec(text);
  if (open) area.setSelectionRange(open.index, open.index + open[0].length);
}

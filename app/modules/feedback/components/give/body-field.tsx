import { useState } from "react";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import classes from "../feedback.module.css";
import { AnalysisHints } from "./analysis-hints.tsx";

type BodyFieldProps = {
  form: AnyCommandForm;
  label: string;
  description?: string;
  hints?: boolean;
  autoFocus?: boolean;
};

/** What is said, with what it has and lacks below it. */
export function BodyField({ form, label, description, hints = true, autoFocus = false }: BodyFieldProps) {
  const field = form.field("body");
  const [text, setText] = useState(field.defaultValue);
  return (
    <>
      <TextArea
        {...field}
        label={label}
        className={classes.long}
        description={description}
        maxLength={5000}
        required
        autoFocus={autoFocus}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {hints ? <AnalysisHints text={text} /> : null}
    </>
  );
}

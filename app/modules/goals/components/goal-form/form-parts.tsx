import { useState, type ReactNode } from "react";
import { isAsked, type FormMode } from "../../domain/form-mode.ts";
import classes from "./form.module.css";
import { useGoalWords } from "../goal-words.ts";

/** `asked` asks at once for what the mode would fold. */
export type FormPart = { name: string; node: ReactNode; wide?: boolean; asked?: boolean };

export type FormPartsProps = {
  mode: FormMode;
  /** Opens at once what the mode folds. */
  open?: boolean;
  parts: readonly FormPart[];
  /** What was refused, as Conform names it: a refusal of something folded shows it at first. */
  errors: Readonly<Record<string, unknown>>;
  /** Between what is asked at once and what is folded. */
  children?: ReactNode;
};

/** The fields of a form: those its mode asks at once, and the others folded below, with all that is typed in them. */
export function FormParts({ mode, open = false, parts, errors, children }: FormPartsProps) {
  const { t } = useGoalWords();
  const refused = Object.keys(errors).some((name) => !isAsked(mode, name));
  const first = parts.filter(({ name, asked }) => asked || isAsked(mode, name));
  // Later the form itself opens it, whenever it is refused for something folded.
  const [atFirst] = useState(open || refused);
  return (
    <>
      <Parts parts={first} />
      {children}
      {mode === "DETAILED" ? null : (
        <details className={classes.fold} open={atFirst}>
          <summary>{t("create.other-details")}</summary>
          <Parts parts={parts.filter((part) => !first.includes(part))} />
        </details>
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly FormPart[] }) {
  return (
    <div className={classes.parts}>
      {parts.map(({ name, node, wide }) => (
        <div key={name} data-wide={wide || undefined}>
          {node}
        </div>
      ))}
    </div>
  );
}

/** The class of a field that stands outside the fold and shows only while the fold is open. */
export function restClass(mode: FormMode, name: string): string | undefined {
  return isAsked(mode, name) ? undefined : classes.rest;
}

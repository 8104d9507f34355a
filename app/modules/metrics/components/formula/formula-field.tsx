import { useEffect, useRef, useState } from "react";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import classes from "./formula.module.css";
import { fillIn } from "#app/platform/forms/fill-in.ts";
import { useMetricWords } from "../metric-words.ts";
import { useCheckedFormula } from "./use-checked-formula.ts";
import { useNamesFor } from "./use-names-for.ts";
import type { CommandResult } from "#app/platform/http/command.ts";

export type FormulaFieldProps = {
  defaultValue: string;
  /** What the metric is counted in. */
  measure: { measureType: string; currency: string | null };
  metricId?: string;
  /** Why the server refused what was typed, and what it was. */
  refused: { code: string; params: Record<string, string | number>; formula: string } | null;
  required?: boolean;
};

/** How a metric is computed of others: checked while it is written, with what it says today or the character that is wrong. */
export function FormulaField({ defaultValue, measure, metricId, refused, required = false }: FormulaFieldProps) {
  const words = useMetricWords();
  const { t } = words;
  const input = useRef<HTMLInputElement>(null);
  const [formula, setFormula] = useState(defaultValue);
  const checked = useCheckedFormula({ formula, ...measure, metricId });
  const fault = checked ? (checked.ok ? null : checked) : refused?.formula === formula ? refused : null;
  const names = useNamesFor(formula);
  // What was typed before the script came stands in the field, and counts.
  useEffect(() => setFormula(input.current?.value ?? ""), []);
  const complete = (key: string) => {
    const field = input.current;
    if (!field?.form) return;
    fillIn(field.form, "formula", formula.replace(/(?<![a-z0-9_])[a-z][a-z0-9_]*$/, "") + key);
    setFormula(field.value);
    field.focus();
  };
  return (
    <div className={classes.root}>
      <TextField
        ref={input}
        name="formula"
        label={t("formula.label")}
        description={t("formula.help")}
        defaultValue={defaultValue}
        onChange={(event) => setFormula(event.currentTarget.value)}
        className={classes.field}
        dir="ltr"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        required={required}
        error={fault ? faultInWords(words, fault.code, fault.params) : undefined}
      />
      {fault ? (
        <Caret
          formula={formula}
          at={Number(fault.params["character"] ?? 1) - 1}
          length={Number(fault.params["length"] ?? 1)}
        />
      ) : null}
      <div role="status" className={classes.status}>
        {checked?.ok ? t("formula.today", { value: words.value(measure, checked.value) }) : null}
      </div>
      {names.length > 0 ? (
        <ul className={classes.names} aria-label={t("formula.names")}>
          {names.map(({ key, name }) => (
            <li key={key}>
              <button type="button" className={classes.name} onClick={() => complete(key)}>
                <code dir="ltr">{key}</code>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The formula once more, with a mark below the character that is wrong. The words say it to who does not see it. */
function Caret({ formula, at, length }: { formula: string; at: number; length: number }) {
  const line = formula.replace(/\s/g, " ");
  const marked = Math.max(1, Math.min(length, Math.max(1, line.length - at)));
  return (
    <pre
      className={classes.caret}
      dir="ltr"
      aria-hidden="true"
    >{`${line}\n${" ".repeat(at)}${"^".repeat(marked)}`}</pre>
  );
}

const kinds: readonly string[] = ["NUMBER", "COUNT", "PERCENTAGE"];

/** Units are named in the reader's words; currencies stand as their codes. */
function faultInWords(
  { t, refusal }: ReturnType<typeof useMetricWords>,
  code: string,
  params: Record<string, string | number>,
): string {
  const named = Object.entries(params).map(
    ([name, value]) =>
      [
        name,
        ["left", "right", "unit", "measure"].includes(name) && kinds.includes(String(value))
          ? t(`formula.unit.${String(value)}`)
          : value,
      ] as const,
  );
  return refusal(code, Object.fromEntries(named));
}

/** What a refused form says about its formula: the words of the field, and the text they are about. */
export function refusedFormula(result: CommandResult | null): FormulaFieldProps["refused"] {
  const formula = (result?.reply?.initialValue as Record<string, unknown> | null | undefined)?.["formula"];
  const code = result?.error?.fields["formula"];
  return code && typeof formula === "string" ? { code, params: result?.error?.params ?? {}, formula } : null;
}

import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { minorDigits } from "#app/platform/money/money.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** What one unit of each other currency is worth, and to what raises in it are rounded; the launch locks both. */
export function CurrenciesStep({ page: { cycle, currencies } }: { page: CreationPage }) {
  const { t, money } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "save-rates",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    said: t("said.saved"),
  });
  const { rates, rounding } = cycle.settings;
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <p className={classes.soft}>{t("currencies.text", { currency: cycle.currency })}</p>
      {currencies.length === 0 ? <Callout>{t("currencies.one", { currency: cycle.currency })}</Callout> : null}
      {currencies.map((code) => (
        <TextField
          key={code}
          id={`rate-${code}`}
          name={`rates.${code}`}
          label={t("currencies.rate", { from: code, to: cycle.currency })}
          defaultValue={form.typed(`rates.${code}`) ?? rates[code] ?? ""}
          error={form.wrong(`rates.${code}`)}
          inputMode="decimal"
        />
      ))}
      {[cycle.currency, ...currencies].map((code) => (
        <SelectField
          key={code}
          id={`rounding-${code}`}
          name={`rounding.${code}`}
          label={t("currencies.rounding", { currency: code })}
          options={stepsOf(code, rounding[code] ?? 1).map((step) => ({
            value: String(step),
            label: step === 1 ? t("currencies.unrounded") : money(step, code),
          }))}
          defaultValue={form.typed(`rounding.${code}`) ?? String(rounding[code] ?? 1)}
          error={form.wrong(`rounding.${code}`)}
        />
      ))}
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("save")}
        </Button>
      </div>
    </CommandForm>
  );
}

/** To what raises may be rounded, in minor units: not at all, to one, ten, a hundred or a thousand of the currency. */
function stepsOf(currency: string, chosen: number): number[] {
  const one = 10 ** minorDigits(currency);
  return [...new Set([1, ...[1, 10, 100, 1_000].map((times) => times * one), chosen])].sort((a, b) => a - b);
}

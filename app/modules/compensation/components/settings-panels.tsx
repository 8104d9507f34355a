import { useState } from "react";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { SettingsPage } from "../queries/settings-page.ts";
import type { PayImportResult } from "../use-cases/import-pay.ts";
import { settingsCommands as commands } from "./compensation-commands.ts";
import { useCompensationWords } from "./use-compensation-words.ts";

type PanelProps = { page: SettingsPage; closeHref: string };
const components = ["BASE", "ALLOWANCE", "VARIABLE", "EQUITY"] as const;

export function BandPanel({ page: { grades, functions, currency }, closeHref }: PanelProps) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({ intent: "save-band", said: t("said.saved"), leaveTo: closeHref });
  return (
    <FormPanel form={form} title={t("band.add")} closeHref={closeHref} submit={t("save")}>
      <SelectField
        {...form.field("gradeId")}
        label={t("band.grade")}
        required
        placeholder={t("band.choose-grade")}
        options={grades.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...form.field("jobFunctionId")}
        label={t("band.function")}
        placeholder={t("band.all-functions")}
        options={functions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <CurrencyField {...form.field("currency")} defaultValue={currency} />
      {(["minimum", "midpoint", "maximum"] as const).map((bound) => (
        <NumberField key={bound} {...form.field(bound)} label={t(`band.${bound}`)} min={0} required />
      ))}
      <DateField {...form.field("effectiveOn")} label={t("band.from")} required />
    </FormPanel>
  );
}

export function PayPanel({ page: { person, currency }, closeHref }: PanelProps) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "record-pay",
    fields: { employeeId: person!.id },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("pay.record-of", { name: person!.name })} closeHref={closeHref} submit={t("save")}>
      <SelectField
        {...form.field("component")}
        label={t("pay.component")}
        options={components.map((one) => ({ value: one, label: t(`component.${one}`) }))}
      />
      <DateField {...form.field("effectiveOn")} label={t("band.from")} required />
      <TextField {...form.field("amount")} label={t("pay.amount")} inputMode="decimal" required />
      <CurrencyField {...form.field("currency")} defaultValue={person!.lines[0]?.currency ?? currency} />
    </FormPanel>
  );
}

/** Lines of a spreadsheet, pasted: looked at first, then applied. What was pasted stays in the browser until then. */
export function ImportPanel({ closeHref }: { closeHref: string }) {
  const { t } = useCompensationWords();
  const [checked, setChecked] = useState<PayImportResult | null>(null);
  const form = commands.useCommandForm({
    intent: ["check-import", "apply-import"],
    said: (done) => (done.intent === "apply-import" ? t("said.imported") : null),
    leaveTo: (done) => (done.intent === "apply-import" ? closeHref : null),
    then: (answer) => setChecked(answer.done && answer.intent === "check-import" ? answer.value : null),
  });
  return (
    <FormPanel form={form} title={t("import.title")} closeHref={closeHref} submit={null} wide>
      <p>{t("import.text")}</p>
      <TextArea {...form.field("lines")} label={t("import.lines")} rows={12} required />
      {checked ? <Checked result={checked} /> : null}
      <div>
        <Button type="submit" name="intent" value="check-import" loading={form.busy}>
          {t("import.check")}
        </Button>
        {checked && checked.created + checked.changed > 0 ? (
          <Button type="submit" name="intent" value="apply-import" tone="primary" loading={form.busy}>
            {t("import.apply", { count: checked.created + checked.changed })}
          </Button>
        ) : null}
      </div>
    </FormPanel>
  );
}

function Checked({ result: { created, changed, unchanged, refused } }: { result: PayImportResult }) {
  const { t } = useCompensationWords();
  return (
    <Callout tone={refused.length > 0 ? "warning" : "info"} title={t("import.result", { created, changed, unchanged })}>
      <ul>
        {refused.map(({ line, fault }) => (
          <li key={line}>{t("import.refused", { line, fault: t(`fault.${fault}`) })}</li>
        ))}
      </ul>
    </Callout>
  );
}

import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { DisciplinaryRules } from "../data/settings.ts";
import { severities, standardTypes } from "../domain/note.ts";
import classes from "./disciplinary.module.css";
import { settingsCommands } from "./disciplinary-commands.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

const reaches = ["NONE", "DIRECT", "ALL"] as const;

/** Who writes and reads notes, how they are answered, how long steps count, and when notes go. */
export function RulesForm({ rules }: { rules: DisciplinaryRules }) {
  const { t } = useDisciplinaryWords();
  const form = settingsCommands.useCommandForm({
    intent: "save-settings",
    fields: { version: String(rules.version) },
    defaultValue: {
      managersRaise: rules.managersRaise,
      managersSee: rules.managersSee,
      asks: rules.asks,
      answerDays: String(rules.answerDays),
      appealDays: String(rules.appealDays),
      verbalMonths: String(rules.verbalMonths),
      writtenMonths: String(rules.writtenMonths),
      finalMonths: String(rules.finalMonths),
      retentionMonths: rules.retentionMonths === null ? "" : String(rules.retentionMonths),
      preamble: rules.preamble,
    },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <Who form={form} rules={rules} />
      <FieldRow>
        <SelectField
          {...form.field("asks")}
          label={t("settings.asks")}
          options={(["SIGNATURE", "ACKNOWLEDGEMENT"] as const).map((value) => ({ value, label: t(`asks.${value}`) }))}
        />
        <NumberField form={form} name="answerDays" label={t("settings.answer-days")} min={1} max={90} />
        <NumberField form={form} name="appealDays" label={t("settings.appeal-days")} min={0} max={180} />
      </FieldRow>
      <p className={classes.soft}>{t("settings.steps-text")}</p>
      <FieldRow fields="short">
        <NumberField form={form} name="verbalMonths" label={t("step.VERBAL")} min={0} max={60} />
        <NumberField form={form} name="writtenMonths" label={t("step.WRITTEN")} min={0} max={60} />
        <NumberField form={form} name="finalMonths" label={t("step.FINAL")} min={0} max={60} />
      </FieldRow>
      <TextField
        {...form.field("retentionMonths")}
        type="number"
        min={1}
        max={240}
        label={t("settings.retention")}
        description={t("settings.retention-text")}
      />
      <TextArea
        {...form.field("preamble")}
        label={t("settings.preamble")}
        description={t("settings.preamble-text")}
        rows={3}
        maxLength={2000}
      />
      <Used rules={rules} />
      <SubmitRow form={form} label={t("save")} />
    </CommandForm>
  );
}

function Who({ form, rules }: { form: AnyCommandForm; rules: DisciplinaryRules }) {
  const { t } = useDisciplinaryWords();
  const options = reaches.map((value) => ({ value, label: t(`reach.${value}`) }));
  return (
    <>
      <FieldRow>
        <SelectField {...form.field("managersRaise")} label={t("settings.raise")} options={options} />
        <SelectField {...form.field("managersSee")} label={t("settings.see")} options={options} />
      </FieldRow>
      <Checkbox
        name="review"
        label={t("settings.review")}
        description={t("settings.review-text")}
        defaultChecked={rules.review}
      />
      <Checkbox
        name="showsStatements"
        label={t("settings.statements")}
        description={t("settings.statements-text")}
        defaultChecked={rules.showsStatements}
      />
    </>
  );
}

type NumberFieldProps = { form: AnyCommandForm; name: string; label: string; min: number; max: number };

function NumberField({ form, name, ...field }: NumberFieldProps) {
  return <TextField {...form.field(name)} type="number" {...field} required />;
}

function Used({ rules }: { rules: DisciplinaryRules }) {
  const { t } = useDisciplinaryWords();
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t("settings.used-types")}</legend>
        {standardTypes.map((type) => (
          <Checkbox
            key={type}
            name="usedTypes"
            value={type}
            label={t(`type.${type}`)}
            defaultChecked={!rules.hiddenTypes.includes(type)}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t("settings.used-severities")}</legend>
        {severities
          .filter((severity) => severity !== "LOW")
          .map((severity) => (
            <Checkbox
              key={severity}
              name="usedSeverities"
              value={severity}
              label={t(`severity.${severity}`)}
              defaultChecked={!rules.hiddenSeverities.includes(severity)}
            />
          ))}
      </fieldset>
    </>
  );
}

import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { number } from "./answer.ts";

const read = (typed: string) => (typed === "" || Number.isNaN(Number(typed)) ? null : Number(typed));

export const numberScreen = kindScreen(number, {
  Input: ({ setup: { least, most, whole }, value, onChange, label, name, disabled }) => (
    <NumberField
      name={name}
      label={label}
      hideLabel
      disabled={disabled}
      min={least ?? undefined}
      max={most ?? undefined}
      step={whole ? 1 : "any"}
      defaultValue={value ?? ""}
      onChange={(event) => onChange(read(event.currentTarget.value) ?? undefined)}
    />
  ),
  Setup: ({ setup, onChange, name }) => {
    const { t } = useQuestionnaireWords();
    const bound = (field: "least" | "most") => (
      <NumberField
        name={`${name}.${field}`}
        label={t(field === "least" ? "editor.least" : "editor.greatest")}
        defaultValue={setup[field] ?? ""}
        onChange={(event) => onChange({ ...setup, [field]: read(event.currentTarget.value) })}
      />
    );
    return (
      <>
        <div className={classes.pair}>
          {bound("least")}
          {bound("most")}
        </div>
        <Checkbox
          name={`${name}.whole`}
          label={t("editor.whole")}
          checked={setup.whole}
          onChange={(event) => onChange({ ...setup, whole: event.currentTarget.checked })}
        />
      </>
    );
  },
});

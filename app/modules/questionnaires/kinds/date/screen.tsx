import { DateField } from "#app/ui/date-field/date-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { date } from "./answer.ts";

export const dateScreen = kindScreen(date, {
  Input: ({ setup: { first, last }, value, onChange, label, name, disabled }) => (
    <DateField
      name={name}
      label={label}
      hideLabel
      disabled={disabled}
      min={first ?? undefined}
      max={last ?? undefined}
      defaultValue={value}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  ),
  Setup: ({ setup, onChange, name }) => {
    const { t } = useQuestionnaireWords();
    const bound = (field: "first" | "last") => (
      <DateField
        name={`${name}.${field}`}
        label={t(`editor.${field}-day`)}
        defaultValue={setup[field] ?? undefined}
        onChange={(event) => onChange({ ...setup, [field]: event.currentTarget.value || null })}
      />
    );
    return (
      <div className={classes.pair}>
        {bound("first")}
        {bound("last")}
      </div>
    );
  },
});

import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { multiple } from "./answer.ts";
import { howMany } from "../../domain/how-many.ts";

export const multipleScreen = kindScreen(multiple, {
  Input: ({ setup: { options, fewest, most }, value = [], onChange, label, name, disabled, reading }) => {
    const { t } = useQuestionnaireWords();
    const { says, ...bounds } = howMany({ options: options.length, fewest, most });
    const told = Object.fromEntries(Object.entries(bounds).map(([name, count]) => [name, reading.number(count)]));
    return (
      <div role="group" aria-label={label} className={classes.lines}>
        <p className={classes.soft}>{t(`form.${says}`, told)}</p>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            name={`${name}.${option.id}`}
            label={reading.say(option.label)}
            disabled={disabled}
            checked={value.includes(option.id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...value, option.id] : value.filter((chosen) => chosen !== option.id),
              )
            }
          />
        ))}
      </div>
    );
  },
  Setup: (props) => {
    const { t } = useQuestionnaireWords();
    const { setup, onChange, name } = props;
    const bound = (field: "fewest" | "most", least: number) => (
      <NumberField
        name={`${name}.${field}`}
        label={t(`editor.${field}`)}
        min={least}
        max={setup.options.length}
        value={Math.min(setup[field], setup.options.length)}
        onChange={(event) =>
          onChange({ ...setup, [field]: Math.max(least, Math.round(Number(event.currentTarget.value))) })
        }
      />
    );
    return (
      <>
        <OptionsSetup {...props} scored={false} />
        <div className={classes.pair}>
          {bound("fewest", 0)}
          {bound("most", 1)}
        </div>
      </>
    );
  },
});

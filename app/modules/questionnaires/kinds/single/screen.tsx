import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { single } from "./answer.ts";

export const singleScreen = kindScreen(single, {
  Input: ({ setup: { options, folded }, value, onChange, label, name, disabled, reading }) => {
    const { t } = useQuestionnaireWords();
    const offered = options.map((one) => ({ value: one.id, label: reading.say(one.label) }));
    const common = { name, label, hideLabel: true, disabled, options: offered };
    if (!folded) return <RadioGroup {...common} value={value ?? ""} onChange={onChange} />;
    return (
      <SelectField
        {...common}
        placeholder={t("form.choose")}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    );
  },
  Setup: (props) => {
    const { t } = useQuestionnaireWords();
    const { setup, onChange, name } = props;
    return (
      <>
        <OptionsSetup {...props} scored={false} />
        <Checkbox
          name={`${name}.folded`}
          label={t("editor.folded")}
          checked={setup.folded}
          onChange={(event) => onChange({ ...setup, folded: event.currentTarget.checked })}
        />
      </>
    );
  },
});

import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { text } from "./answer.ts";

export const textScreen = kindScreen(text, {
  Input: ({ setup: { several, longest }, value = "", onChange, label, name, disabled }) => {
    const common = { name, label, hideLabel: true, disabled, maxLength: longest, value, dir: "auto" };
    return several ? (
      <TextArea {...common} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />
    ) : (
      <TextField {...common} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  },
  Setup: ({ setup, onChange, name }) => {
    const { t } = useQuestionnaireWords();
    return (
      <Checkbox
        name={`${name}.several`}
        label={t("editor.several-lines")}
        checked={setup.several}
        onChange={(event) => onChange({ ...setup, several: event.currentTarget.checked })}
      />
    );
  },
});

import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { faceOf } from "../../components/faces.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import { newId } from "../../components/new-id.ts";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { Steps } from "../../components/steps.tsx";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { UsualScale } from "../../components/usual-scale.tsx";
import { scale } from "./answer.ts";

export const scaleScreen = kindScreen(scale, {
  Input: ({ setup: { options, faces }, value, onChange, reading, ...rest }) => (
    <Steps
      {...rest}
      steps={options.map(({ id, label }, at) => ({
        ...{ value: id, label: reading.say(label) },
        ...(faces && { mark: faceOf(at, options.length) }),
      }))}
      chosen={value}
      onChoose={onChange}
    />
  ),
  Setup: (props) => {
    const { t } = useQuestionnaireWords();
    const { setup, onChange, name } = props;
    return (
      <>
        <UsualScale
          name={name}
          options={setup.options}
          onChoose={(options) => onChange({ ...setup, options: options(newId) })}
        />
        <OptionsSetup {...props} scored />
        <Checkbox
          name={`${name}.faces`}
          label={t("editor.faces")}
          checked={setup.faces ?? false}
          onChange={(event) => onChange({ ...setup, faces: event.currentTarget.checked })}
        />
      </>
    );
  },
});

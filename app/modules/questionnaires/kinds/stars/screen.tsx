import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { Steps } from "../../components/steps.tsx";
import { stars } from "./answer.ts";

export const starsScreen = kindScreen(stars, {
  Input: ({ setup, value, onChange, reading, ...rest }) => {
    const mark = (step: number) =>
      value !== undefined && step <= value ? <IconStarFilled size={20} /> : <IconStar size={20} />;
    const steps = Array.from({ length: setup.steps }, (_, at) => ({
      value: String(at + 1),
      label: reading.number(at + 1),
      mark: <span aria-hidden="true">{mark(at + 1)}</span>,
    }));
    return (
      <Steps
        {...rest}
        layout="marks"
        steps={steps}
        chosen={value === undefined ? undefined : String(value)}
        onChoose={(step) => onChange(Number(step))}
      />
    );
  },
  Setup: ({ setup, onChange, name }) => {
    const { t } = useQuestionnaireWords();
    return (
      <NumberField
        name={`${name}.steps`}
        label={t("editor.stars")}
        min={2}
        max={10}
        step={1}
        value={setup.steps}
        onChange={(event) =>
          onChange({ steps: Math.min(10, Math.max(2, Math.round(Number(event.currentTarget.value)))) })
        }
      />
    );
  },
});

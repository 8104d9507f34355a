import { kindScreen } from "../../components/kind-screen.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { Steps } from "../../components/steps.tsx";
import { enps } from "./answer.ts";

export const enpsScreen = kindScreen(enps, {
  Input: ({ value, onChange, reading, setup: _, ...rest }) => {
    const { t } = useQuestionnaireWords();
    const steps = Array.from({ length: 11 }, (_step, at) => ({ value: String(at), label: reading.number(at) }));
    return (
      <>
        <Steps
          {...rest}
          layout="numbers"
          steps={steps}
          chosen={value === undefined ? undefined : String(value)}
          onChoose={(step) => onChange(Number(step))}
        />
        <p className={classes.ends}>
          <span>{t("form.not-likely")}</span>
          <span>{t("form.very-likely")}</span>
        </p>
      </>
    );
  },
});

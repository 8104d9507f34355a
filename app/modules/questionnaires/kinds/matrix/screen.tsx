import { kindScreen } from "../../components/kind-screen.tsx";
import { OptionsEditor } from "../../components/options-editor.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { Steps } from "../../components/steps.tsx";
import { mostRows } from "../../domain/bounds.ts";
import { matrix } from "./answer.ts";

export const matrixScreen = kindScreen(matrix, {
  Input: ({ setup: { rows, options }, value = {}, onChange, name, disabled, error, reading }) => {
    const chosen = new Map(Object.entries(value));
    return (
      <div className={classes.lines}>
        {rows.map(({ id, label }) => (
          <div key={id} className={classes.row}>
            <p className={classes.rowLabel} dir="auto">
              {reading.say(label)}
            </p>
            <Steps
              label={reading.say(label)}
              name={`${name}.${id}`}
              disabled={disabled}
              error={error}
              steps={options.map((one) => ({ value: one.id, label: reading.say(one.label) }))}
              chosen={chosen.get(id)}
              onChoose={(option) => onChange({ ...value, [id]: option })}
            />
          </div>
        ))}
      </div>
    );
  },
  Setup: (props) => {
    const { t } = useQuestionnaireWords();
    const { setup, onChange, name, language } = props;
    return (
      <>
        <OptionsEditor
          name={`${name}.rows`}
          language={language}
          options={setup.rows}
          onChange={(rows) => onChange({ ...setup, rows })}
          blank={(id) => ({ id, label: {} })}
          title={t("editor.rows")}
          fewest={1}
          most={mostRows}
        />
        <OptionsSetup {...props} scored />
      </>
    );
  },
});

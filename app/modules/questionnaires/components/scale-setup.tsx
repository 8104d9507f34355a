import { mostOptions } from "../domain/bounds.ts";
import type { Option } from "../domain/options.ts";
import type { SetupProps } from "./kind-screen.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

/** The options of a question, with what each counts where that matters. */
export function OptionsSetup<Setup extends { options: Option[] }>(props: SetupProps<Setup> & { scored: boolean }) {
  const { setup, onChange, scored, ...rest } = props;
  const { t } = useQuestionnaireWords();
  const next = Math.max(0, ...setup.options.map(({ score }) => score ?? 0)) + 1;
  return (
    <OptionsEditor
      {...rest}
      options={setup.options}
      onChange={(options) => onChange({ ...setup, options })}
      blank={(id) => ({ id, label: {}, score: scored ? next : null })}
      title={t(scored ? "editor.steps" : "editor.options")}
      fewest={2}
      most={mostOptions}
      scored={scored}
    />
  );
}

import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { Option } from "../domain/options.ts";
import { scaleLevels, scaleNames, scaleOptions } from "../domain/scales.ts";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

type UsualScaleProps = {
  name: string;
  onChoose: (options: (newId: () => string) => Option[]) => void;
};

/** Fills in the steps of a usual scale, in every language. */
export function UsualScale({ name, onChoose }: UsualScaleProps) {
  const { t, format } = useQuestionnaireWords();
  const scales = scaleNames.flatMap((scale) => scaleLevels.map((level) => ({ scale, level })));
  return (
    <SelectField
      name={`${name}.usual`}
      label={t("editor.usual-scale")}
      placeholder={t("editor.own-steps")}
      value=""
      options={scales.map(({ scale, level }, at) => ({
        value: String(at),
        label: t("editor.so-many-steps", { count: format.number(level) }),
        group: t(`scale.${scale}`),
      }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value === "" ? undefined : scales[Number(event.currentTarget.value)];
        if (chosen) onChoose((newId) => scaleOptions(chosen.scale, chosen.level, newId));
      }}
    />
  );
}

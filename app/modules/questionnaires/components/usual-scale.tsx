import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { Option } from "../domain/options.ts";
import { scaleLevels, scaleNames, scaleOptions, usualScaleOf } from "../domain/scales.ts";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

type UsualScaleProps = {
  name: string;
  /** The steps as they are. */
  options: readonly Option[];
  onChoose: (options: (newId: () => string) => Option[]) => void;
};

/** Which usual scale the steps are; another one fills in its own, in every language. */
export function UsualScale({ name, options: own, onChoose }: UsualScaleProps) {
  const { t, format } = useQuestionnaireWords();
  const usual = usualScaleOf(own);
  const scales = scaleNames.flatMap((scale) => scaleLevels.map((level) => ({ scale, level })));
  return (
    <SelectField
      name={`${name}.usual`}
      label={t("editor.usual-scale")}
      placeholder={t("editor.own-steps")}
      value={String(scales.findIndex(({ scale, level }) => scale === usual?.scale && level === usual.level)).replace(
        "-1",
        "",
      )}
      options={scales.map(({ scale, level }, at) => ({
        value: String(at),
        label: `${t(`scale.${scale}`)}, ${t("editor.so-many-steps", { count: format.number(level) })}`,
      }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value === "" ? undefined : scales[Number(event.currentTarget.value)];
        if (chosen) onChoose((newId) => scaleOptions(chosen.scale, chosen.level, newId));
      }}
    />
  );
}

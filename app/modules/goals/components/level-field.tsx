import { SelectField, type SelectFieldProps } from "#app/ui/select-field/select-field.tsx";
import { openLevels, type OpenLevel, type ProgressLevel } from "../domain/closure.ts";
import { useGoalWords } from "./goal-words.ts";

export type LevelFieldProps = Omit<SelectFieldProps, "options" | "placeholder" | "hideLabel"> & {
  present: ProgressLevel;
  /** The level of what is typed for the goal; null where nothing is. */
  follows: OpenLevel | null;
};

/** How a goal stands, in a row: as before, or as its new value says, until somebody chooses. */
export function LevelField({ present, follows, ...field }: LevelFieldProps) {
  const { t } = useGoalWords();
  return (
    <SelectField
      {...field}
      hideLabel
      placeholder={follows ? t("check-in.follows", { level: t(`level.${follows}`) }) : t(`level.${present}`)}
      options={openLevels
        .filter((level) => follows !== null || level !== present)
        .map((value) => ({ value, label: t(`level.${value}`) }))}
    />
  );
}

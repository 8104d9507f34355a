import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { Label } from "../domain/label.ts";
import type { LevelUpState } from "../domain/level-up.ts";
import type { PlanState } from "../domain/plan.ts";
import classes from "./develop.module.css";

const labelTones: Readonly<Record<Label, Tone>> = {
  NOT_ENOUGH_DATA: "neutral",
  NOT_CRITICAL: "grey",
  STARTING: "step-1",
  BUILDING: "step-2",
  SKILLED: "step-3",
  EXCELLED: "step-4",
};

/** Where somebody stands in a competency. */
export function LabelChip({ label }: { label: Label }) {
  const { t } = useTranslation("develop");
  return <Chip tone={labelTones[label]}>{t(`label.${label}`)}</Chip>;
}

/** How many stand where, the lowest label first; what nobody has is left out. */
export function LabelCounts({ counts }: { counts: Partial<Record<Label, number>> }) {
  const { t } = useTranslation("develop");
  const shown = (["STARTING", "BUILDING", "SKILLED", "EXCELLED", "NOT_ENOUGH_DATA"] as const).filter(
    (label) => counts[label],
  );
  if (shown.length === 0) return <span className={classes.soft}>{t("counts.none")}</span>;
  return (
    <span className={classes.counts}>
      {shown.map((label) => (
        <Chip key={label} tone={labelTones[label]}>
          {t("counts.line", { label: t(`label.${label}`), count: counts[label] })}
        </Chip>
      ))}
    </span>
  );
}

const planTones: Readonly<Record<PlanState, Tone>> = {
  DRAFT: "grey",
  PROPOSED: "blue",
  AGREED: "green",
  CLOSED: "grey",
};

export function PlanChip({ state }: { state: PlanState }) {
  const { t } = useTranslation("develop");
  return <Chip tone={planTones[state]}>{t(`plan-state.${state}`)}</Chip>;
}

const requestTones: Readonly<Record<LevelUpState, Tone>> = {
  REQUESTED: "blue",
  SUPPORTED: "blue",
  APPROVED: "green",
  DECLINED: "grey",
  WITHDRAWN: "grey",
};

export function RequestChip({ state }: { state: LevelUpState }) {
  const { t } = useTranslation("develop");
  return <Chip tone={requestTones[state]}>{t(`request-state.${state}`)}</Chip>;
}

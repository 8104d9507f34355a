import { IconPlus, IconTrash } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { escalationActions, notificationActions, type Threshold } from "../../domain/rules.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { shown, typed } from "./number-text.ts";
import type { RulesFieldsProps } from "./rules-fields-props.ts";

/** What happens at so many points: who is told, and what is asked of them. */
export function ThresholdFields({ rules, onChange }: RulesFieldsProps) {
  const { t } = usePointsWords();
  const { thresholds } = rules;
  const set = (next: Threshold[]) => onChange({ ...rules, thresholds: next });
  const add = () => {
    const points = Math.max(0, ...thresholds.map((one) => one.points)) + 5;
    const id = `threshold-${Date.now().toString(36)}-${thresholds.length}`;
    const said = { notificationAction: "EMPLOYEE_MANAGER", escalationAction: "NONE", probationLevel: null } as const;
    set([...thresholds, { id, points, ...said }]);
  };
  return (
    <Section
      title={t("threshold.title")}
      description={t("threshold.settings")}
      actions={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={add}>
          {t("rules.add-row")}
        </Button>
      }
    >
      {thresholds.map((threshold, place) => (
        <ThresholdRow
          key={threshold.id}
          threshold={threshold}
          row={place + 1}
          onChange={(next) => set(thresholds.with(place, next))}
          onRemove={() => set(thresholds.toSpliced(place, 1))}
        />
      ))}
    </Section>
  );
}

type RowProps = { threshold: Threshold; row: number; onChange: (threshold: Threshold) => void; onRemove: () => void };

function ThresholdRow({ threshold, row, onChange, onRemove }: RowProps) {
  const { t } = usePointsWords();
  const { points, notificationAction, escalationAction, probationLevel } = threshold;
  const asks = (value: Threshold["escalationAction"]) =>
    onChange({
      ...threshold,
      escalationAction: value,
      probationLevel: value === "PROBATION_REVIEW" ? (probationLevel ?? 1) : null,
    });
  return (
    <div className={classes.threshold}>
      <span className={classes.number}>{row}</span>
      <NumberField
        name={`shown-threshold-${row}`}
        label={t("rules.points")}
        min={1}
        step={1}
        value={shown(points)}
        onChange={(event) => onChange({ ...threshold, points: typed(event.currentTarget.value) as number })}
      />
      <SelectField
        name={`shown-notify-${row}`}
        label={t("rules.notify")}
        value={notificationAction}
        options={notificationActions.map((value) => ({ value, label: t(`notify.${value}`) }))}
        onChange={(event) =>
          onChange({ ...threshold, notificationAction: event.currentTarget.value as Threshold["notificationAction"] })
        }
      />
      <SelectField
        name={`shown-escalate-${row}`}
        label={t("rules.escalate")}
        value={escalationAction}
        options={escalationActions.map((value) => ({ value, label: t(`escalate.${value}`) }))}
        onChange={(event) => asks(event.currentTarget.value as Threshold["escalationAction"])}
      />
      {escalationAction === "PROBATION_REVIEW" ? (
        <NumberField
          name={`shown-level-${row}`}
          label={t("rules.level")}
          min={1}
          max={9}
          step={1}
          value={shown(probationLevel)}
          onChange={(event) => onChange({ ...threshold, probationLevel: typed(event.currentTarget.value) })}
        />
      ) : (
        <span />
      )}
      <IconButton label={t("rules.remove-row", { row })} icon={<IconTrash />} onClick={onRemove} />
    </div>
  );
}

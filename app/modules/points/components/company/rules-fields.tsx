import { IconPlus, IconTrash } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { applicableDays, shiftDurations, shiftKinds, type Band, type ShiftKind } from "../../domain/rules.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { shown, typed } from "./number-text.ts";
import type { RulesFieldsProps } from "./rules-fields-props.ts";
import { ThresholdFields } from "./threshold-fields.tsx";

/** What rules say: bands, thresholds, expiry, forgiveness and credits. */
export function RulesFields({ rules, onChange }: RulesFieldsProps) {
  const { t } = usePointsWords();
  const number = (
    key: "expiryDays" | "forgivenessDays" | "creditDays" | "creditPoints",
    label: string,
    text: string,
  ) => (
    <NumberField
      name={`shown-${key}`}
      label={label}
      description={text}
      min={key === "creditPoints" ? 0 : 1}
      step={1}
      value={shown(rules[key])}
      onChange={(event) => onChange({ ...rules, [key]: typed(event.currentTarget.value) })}
    />
  );
  return (
    <>
      <Section title={t("rules.expiry")}>
        {number("expiryDays", t("rules.expiry-days"), t("rules.expiry-text"))}
      </Section>
      {shiftKinds.map((kind) => (
        <BandsOfKind key={kind} kind={kind} rules={rules} onChange={onChange} />
      ))}
      <ThresholdFields rules={rules} onChange={onChange} />
      <Section title={t("rules.fairness")}>
        <div className={classes.pair}>
          {number("forgivenessDays", t("rules.forgiveness"), t("rules.forgiveness-text"))}
          {number("creditDays", t("rules.credit-days"), t("rules.credit-text"))}
          {number("creditPoints", t("rules.credit-points"), t("rules.credit-points-text"))}
        </div>
      </Section>
    </>
  );
}

/** A new row begins where the last one ends; the last one is closed there. */
function withRow(bands: readonly Band[], kind: ShiftKind): Band[] {
  const last = bands.findLast((band) => band.kind === kind);
  const min = last ? (last.max ?? last.min + 10) : 5;
  const closed = bands.map((band) => (band === last && band.max === null ? { ...band, max: min } : band));
  const added: Band = {
    ...{ id: `band-${Date.now().toString(36)}-${bands.length}`, kind, min, max: null, points: last?.points ?? 1 },
    ...{ applicableDays: "ALL_DAYS", shiftDuration: "ANY_SHIFT" },
  };
  const after = last ? bands.indexOf(last) + 1 : bands.length;
  return closed.toSpliced(after, 0, added);
}

function BandsOfKind({ kind, rules, onChange }: RulesFieldsProps & { kind: ShiftKind }) {
  const { t } = usePointsWords();
  const set = (bands: Band[]) => onChange({ ...rules, bands });
  return (
    <Section
      title={t(`kind.${kind}`)}
      actions={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => set(withRow(rules.bands, kind))}>
          {t("rules.add-row")}
        </Button>
      }
    >
      <Checkbox
        name={`shown-counts-${kind}`}
        label={t("rules.counts")}
        checked={rules.counts[kind]}
        onChange={(event) => onChange({ ...rules, counts: { ...rules.counts, [kind]: event.currentTarget.checked } })}
      />
      {rules.bands.map((band, place) =>
        band.kind === kind ? (
          <BandRow
            key={band.id}
            band={band}
            row={place + 1}
            onChange={(next) => set(rules.bands.with(place, next))}
            onRemove={() => set(rules.bands.toSpliced(place, 1))}
          />
        ) : null,
      )}
    </Section>
  );
}

type BandRowProps = { band: Band; row: number; onChange: (band: Band) => void; onRemove: () => void };

function BandRow({ band, row, onChange, onRemove }: BandRowProps) {
  const { t } = usePointsWords();
  const number = (key: "min" | "max" | "points", label: string) => (
    <NumberField
      name={`shown-${key}-${row}`}
      label={label}
      min={0}
      step={1}
      value={shown(band[key])}
      placeholder={key === "max" ? t("rules.open") : undefined}
      onChange={(event) => onChange({ ...band, [key]: typed(event.currentTarget.value) })}
    />
  );
  const unit = band.kind === "MISSED_SHIFT" ? "days" : "minutes";
  return (
    <div className={classes.band}>
      <span className={classes.number}>{row}</span>
      {number("min", t(`rules.from-${unit}`))}
      {number("max", t(`rules.below-${unit}`))}
      {number("points", t("rules.points"))}
      <SelectField
        name={`shown-days-${row}`}
        label={t("rules.applicable-days")}
        value={band.applicableDays}
        options={applicableDays.map((value) => ({ value, label: t(`days.${value}`) }))}
        onChange={(event) => onChange({ ...band, applicableDays: event.currentTarget.value as Band["applicableDays"] })}
      />
      <SelectField
        name={`shown-shift-${row}`}
        label={t("rules.shift-duration")}
        value={band.shiftDuration}
        options={shiftDurations.map((value) => ({ value, label: t(`shift.${value}`) }))}
        onChange={(event) => onChange({ ...band, shiftDuration: event.currentTarget.value as Band["shiftDuration"] })}
      />
      <IconButton label={t("rules.remove-row", { row })} icon={<IconTrash />} onClick={onRemove} />
    </div>
  );
}

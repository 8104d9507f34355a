import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { FieldError } from "#app/ui/field/field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { daysBack, mostDataConditions, readData, writeData } from "../../domain/data-condition.ts";
import type { FilterChoices } from "../../queries/cohort-form.ts";
import classes from "../cohort.module.css";

type Typed = { id: number; key: string; from: string; to: string; days: string };
type DataConditionsProps = {
  offered: FilterChoices["data"];
  kept: readonly string[];
  onChange: () => void;
} & Pick<AnyCommandForm, "wrong">;

const typedOf = (text: string, id: number): Typed => {
  const { key, from, to, days } = readData(text);
  return { id, key, from: from?.toString() ?? "", to: to?.toString() ?? "", days: String(days) };
};

/** Numbers within a range, one a line; each is sent as one text. */
export function DataConditions({ offered, kept, onChange, wrong }: DataConditionsProps) {
  const { t } = useTranslation("audiences");
  const [lines, setLines] = useState(() => kept.map(typedOf));
  const put = (changed: Typed[]) => {
    setLines(changed);
    onChange();
  };
  const fault = wrong("data");
  if (offered.length === 0 && lines.length === 0) return null;
  const add = () =>
    put([
      ...lines,
      { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, key: offered[0]!.key, from: "", to: "", days: "90" },
    ]);
  return (
    <fieldset className={classes.data} aria-describedby={fault ? "data-fault" : undefined}>
      <legend>{t("cohort.part.data")}</legend>
      <p className={classes.soft}>{t("cohort.data-text")}</p>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          offered={offered}
          onChange={(changed) => put(lines.map((each) => (each.id === line.id ? { ...each, ...changed } : each)))}
          onRemove={() => put(lines.filter(({ id }) => id !== line.id))}
        />
      ))}
      <FieldError id="data-fault" error={fault} />
      {lines.length < mostDataConditions && offered.length > 0 ? (
        <Button tone="quiet" icon={<IconPlus />} onClick={add}>
          {t("cohort.data-add")}
        </Button>
      ) : null}
    </fieldset>
  );
}

type LineProps = {
  line: Typed;
  offered: FilterChoices["data"];
  onChange: (changed: Partial<Typed>) => void;
  onRemove: () => void;
};

function Line({ line, offered, onChange, onRemove }: LineProps) {
  const { t } = useTranslation("audiences");
  const chosen = offered.find(({ key }) => key === line.key);
  const suffix = chosen?.percent ? { suffix: "%" } : {};
  const gone = chosen ? [] : [{ value: line.key, label: t("cohort.data-gone") }];
  return (
    <div className={classes.dataLine}>
      <input type="hidden" name="data" value={writeData(line)} />
      <SelectField
        name="data-key"
        label={t("cohort.data-number")}
        value={line.key}
        options={[...offered.map(({ key, name }) => ({ value: key, label: name })), ...gone]}
        onChange={({ currentTarget }) => onChange({ key: currentTarget.value })}
      />
      <NumberField
        name="data-from"
        label={t("cohort.data-from")}
        value={line.from}
        {...suffix}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <NumberField
        name="data-to"
        label={t("cohort.data-to")}
        value={line.to}
        {...suffix}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
      <SelectField
        name="data-days"
        label={t("cohort.data-days")}
        value={line.days}
        options={daysBack.map((days) => ({ value: String(days), label: t("cohort.data-last", { days }) }))}
        onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
      />
      <IconButton
        label={t("cohort.data-remove", { name: chosen?.name ?? t("cohort.data-gone") })}
        icon={<IconX />}
        onClick={onRemove}
      />
    </div>
  );
}

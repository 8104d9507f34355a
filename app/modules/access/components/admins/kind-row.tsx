import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AdminKind } from "#app/platform/context/actor.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { CustomAccessEntry } from "../../domain/admin-kinds.ts";
import type { HeldAccess } from "../../domain/held-access.ts";
import { hasEntry, reachOf, reaches, type ReachChoice } from "./access-form.ts";
import classes from "../access.module.css";
import { UnitField, type OrgUnitOption } from "../unit-field.tsx";

export type KindRowProps = {
  kind: AdminKind;
  access: HeldAccess;
  entries: readonly CustomAccessEntry[];
  units: readonly OrgUnitOption[];
  entryError: boolean;
  onTouched: () => void;
};

/** One admin kind: not held, held for the whole company, or for some org units. */
export function KindRow({ kind, access, entries, units, entryError, onTouched }: KindRowProps) {
  const { t } = useTranslation("access");
  const held = access.kinds.find((one) => one.kind === kind);
  const [reach, setReach] = useState<ReachChoice>(reachOf(held));
  const offered = reaches.filter((each) => each !== "UNITS" || (kind !== "PLATFORM_ADMIN" && units.length > 0));
  return (
    <div className={classes.kind}>
      <span className={classes.names}>
        <span className={classes.name}>{t(`kind.${kind}.name`)}</span>
        <span className={classes.soft}>{t(`kind.${kind}.text`)}</span>
      </span>
      <SelectField
        name={`where.${kind}`}
        label={t(`kind.${kind}.name`)}
        hideLabel
        defaultValue={reach}
        options={offered.map((value) => ({ value, label: t(`reach-choice.${value}`) }))}
        onChange={(event) => setReach(event.currentTarget.value as ReachChoice)}
      />
      {reach === "UNITS" ? (
        <div className={classes.wide}>
          <UnitField name={`units.${kind}`} units={units} chosen={held?.orgUnitIds ?? []} onTouched={onTouched} />
        </div>
      ) : null}
      {kind === "CUSTOM_ADMIN" ? <Entries access={access} entries={entries} error={entryError} /> : null}
    </div>
  );
}

function Entries({
  access,
  entries,
  error,
}: {
  access: HeldAccess;
  entries: readonly CustomAccessEntry[];
  error: boolean;
}) {
  const { t } = useTranslation("access");
  return (
    <fieldset className={`${classes.entries} ${classes.wide}`}>
      <legend className={classes.legend}>{t(error ? "errors.entries-needed" : "form.entries")}</legend>
      {entries.map((entry) => (
        <Checkbox
          key={entry}
          name="entry"
          value={entry}
          defaultChecked={hasEntry(access, entry)}
          label={t(`entry.${entry}`)}
        />
      ))}
    </fieldset>
  );
}

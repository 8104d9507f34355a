import { Flag } from "#app/platform/forms/flag.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRef } from "react";
import { PeopleField } from "#app/modules/people/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { cohortPlaces } from "../../cohort-places.ts";
import {
  audienceParts,
  audienceShape,
  emptyAudience,
  type AudiencePart,
  type AudienceRule,
} from "../../domain/audience.ts";
import { hiredKinds } from "../../domain/cohort-query.ts";
import type { AudienceChoices } from "../../queries/audience-choices.ts";
import { usePreview, type FormPreview } from "../cohort-form/cohort-preview.tsx";
import classes from "./audience-field.module.css";

export type AudienceFieldProps = {
  /** What the screen's question leaves out. */
  without?: readonly AudiencePart[];
  audience: AudienceRule;
  choices: AudienceChoices;
  /** Stands before the names of the fields: `reviewees.`. */
  prefix?: string;
  /** What is wrong with a field, by its name. */
  wrong?: (name: string) => string | readonly string[] | undefined;
  onChange?: () => void;
  /** Says under the field whom it means today; a screen that counts by itself leaves it out. */
  previewed?: boolean;
};

const folded: readonly AudiencePart[] = ["functions", "grades", "locations", "managers", "hired"];

/** For whom something is. Every part travels under its own name, as `audienceInput` reads it. */
export function AudienceField({ previewed = true, ...field }: AudienceFieldProps) {
  return previewed ? <Previewed {...field} /> : <Parts {...field} />;
}

const names = new Set(Object.keys(audienceShape));

/** The parts, and below them how many people are meant today with the first of them. */
function Previewed({ onChange, ...field }: AudienceFieldProps) {
  const { prefix = "" } = field;
  const form = useRef<HTMLFormElement | null>(null);
  const preview = usePreview(form, {
    address: cohortPlaces.audience,
    asks: (sent) => {
      const name = sent.startsWith(prefix) ? sent.slice(prefix.length) : "";
      return names.has(name) ? name : null;
    },
  });
  const changed = () => {
    onChange?.();
    preview.refresh();
  };
  return (
    <div ref={(element) => void (form.current = element?.closest("form") ?? null)} className={classes.field}>
      <Parts {...field} onChange={changed} />
      <Counted preview={preview} />
    </div>
  );
}

/** How many people it means today, and the first names. */
function Counted({ preview: { found, waiting } }: { preview: FormPreview }) {
  const { t } = useTranslation("audiences");
  const format = useFormat();
  const first = found?.people.slice(0, firstNames).map(({ name }) => name) ?? [];
  const more = (found?.count ?? 0) - first.length;
  const names = more > 0 ? t("audience.named", { names: first.join(", "), count: more }) : format.list(first);
  return (
    <p aria-live="polite" className={classes.counted} data-waiting={waiting || undefined}>
      {found ? (
        <>
          <strong>{t("cohort.count", { count: found.count, number: format.number(found.count) })}</strong>
          {names ? <span className={classes.soft}> {names}</span> : null}
        </>
      ) : (
        <span className={classes.soft}>{t(waiting ? "cohort.preview-waiting" : "cohort.preview-failed")}</span>
      )}
    </p>
  );
}

const firstNames = 5;

function Parts(field: AudienceFieldProps) {
  const { t } = useTranslation("audiences");
  const { without = [], audience, prefix = "", onChange } = field;
  const parts = audienceParts.filter((part) => !without.includes(part));
  const apart: readonly AudiencePart[] = ["everyone", "withoutIds", ...folded];
  const shown = parts.filter((part) => !apart.includes(part));
  const more = folded.filter((part) => parts.includes(part));
  return (
    <div className={classes.field} onChange={onChange}>
      {parts.includes("everyone") ? (
        <div className={classes.everyone}>
          <Flag
            name={`${prefix}everyone`}
            label={t("cohort.base.everyone")}
            description={t("audience.everyone-text")}
            checked={audience.everyone ?? false}
          />
        </div>
      ) : null}
      <div className={classes.narrowed}>
        <div className={classes.parts}>
          {shown.map((part) => (
            <Part key={part} part={part} {...field} />
          ))}
        </div>
        {more.length > 0 ? (
          <Fold title={t("audience.more-filters")} open={more.some((part) => saysMore(audience, part))}>
            <p className={classes.hint}>{t("audience.filter-text")}</p>
            <div className={classes.parts}>
              {more.map((part) => (
                <Part key={part} part={part} {...field} />
              ))}
            </div>
          </Fold>
        ) : null}
      </div>
      {parts.includes("withoutIds") ? (
        <div className={classes.parts}>
          <Part part="withoutIds" {...field} />
        </div>
      ) : null}
    </div>
  );
}

function saysMore(audience: AudienceRule, part: AudiencePart): boolean {
  const said = audience[part];
  return Array.isArray(said) ? said.length > 0 : Boolean(said);
}

function Part({ part, ...field }: AudienceFieldProps & { part: AudiencePart }) {
  const { t } = useTranslation("audiences");
  switch (part) {
    case "cohorts":
      return <Choice part={part} label={t("navigation.cohorts")} {...field} />;
    case "orgUnits":
    case "functions":
    case "grades":
    case "locations":
      return <Choice part={part} label={t(`cohort.part.${part}`)} {...field} />;
    case "managers":
      return <People part={part} label={t("cohort.below.all")} {...field} />;
    case "employeeIds":
      return <People part={part} label={t("cohort.people")} {...field} />;
    case "withoutIds":
      return <People part={part} label={t("audience.without")} {...field} />;
    case "hired":
      return <Hired {...field} />;
    case "everyone":
      return null;
  }
}

type ChoiceProps = AudienceFieldProps & {
  part: "cohorts" | "orgUnits" | "functions" | "grades" | "locations";
  label: string;
};

function Choice({ part, label, audience, choices, prefix = "", wrong, onChange }: ChoiceProps) {
  const { t } = useTranslation("audiences");
  const name = `${prefix}${part}`;
  const chosen = audience[part] ?? [];
  const options = choices[part].map(({ id, name: text }) => ({ value: id, label: text }));
  if (options.length + chosen.length === 0) return null;
  return (
    <div>
      <MultiComboField
        name={name}
        label={label}
        options={options}
        placeholder={t("cohort.any")}
        emptyText={t("cohort.no-choice")}
        removeLabel={(option) => t("cohort.remove", { name: option.label })}
        defaultValue={chosen}
        error={firstOf(wrong?.(name))}
        {...(onChange ? { onChange: () => onChange() } : {})}
      />
      {/* Before any script nothing can be looked for: the choices stand there. */}
      <noscript>
        <select name={name} multiple aria-label={label} className={classes.plain}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </noscript>
    </div>
  );
}

type PeopleProps = AudienceFieldProps & { part: "managers" | "employeeIds" | "withoutIds"; label: string };

function People({ part, label, audience, choices, prefix = "", wrong, onChange }: PeopleProps) {
  const name = `${prefix}${part}`;
  const chosen = audience[part] ?? [];
  return (
    <PeopleField
      name={name}
      label={label}
      chosen={choices.named.filter(({ id }) => chosen.includes(id))}
      error={firstOf(wrong?.(name))}
      {...(onChange ? { onChange: () => onChange() } : {})}
    />
  );
}

function Hired({ audience, prefix = "", wrong }: AudienceFieldProps) {
  const { t } = useTranslation("audiences");
  const { hired, hiredFrom, hiredTo } = { ...emptyAudience, ...audience };
  const error = (name: string) => firstOf(wrong?.(`${prefix}${name}`));
  return (
    <>
      <SelectField
        name={`${prefix}hired`}
        label={t("cohort.part.hired")}
        placeholder={t("cohort.any-time")}
        options={hiredKinds.map((kind) => ({ value: kind, label: t(`cohort.hired.${kind}`) }))}
        defaultValue={hired}
        error={error("hired")}
      />
      <DateField
        name={`${prefix}hiredFrom`}
        label={t("cohort.hired-from")}
        defaultValue={hiredFrom}
        error={error("hiredFrom")}
      />
      <DateField
        name={`${prefix}hiredTo`}
        label={t("cohort.hired-to")}
        defaultValue={hiredTo}
        error={error("hiredTo")}
      />
    </>
  );
}

function firstOf(error: string | readonly string[] | undefined): string | undefined {
  return typeof error === "string" ? error : error?.[0];
}

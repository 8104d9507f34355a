import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { Language } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { longestOption } from "../domain/bounds.ts";
import { moved } from "../domain/edit.ts";
import type { Texts } from "../domain/texts.ts";
import { newId } from "./new-id.ts";
import classes from "./questionnaires.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

type Line = { id: string; label: Texts; score?: number | null };
type OptionsEditorProps<One extends Line> = {
  options: readonly One[];
  onChange: (options: One[]) => void;
  /** A new one, with its id. */
  blank: (id: string) => One;
  name: string;
  language: Language;
  title: string;
  fewest: number;
  most: number;
  scored?: boolean;
};

/** Options of a question one below the other: each keeps its id wherever it is moved and however it is worded. */
export function OptionsEditor<One extends Line>(props: OptionsEditorProps<One>) {
  const { options, onChange, blank, title, most } = props;
  const { t } = useQuestionnaireWords();
  const change = (at: number, next: One) => onChange(options.map((one, place) => (place === at ? next : one)));
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{title}</legend>
      {options.map((option, at) => (
        <OptionLine
          key={option.id}
          {...props}
          option={option}
          at={at}
          onEdit={(next) => change(at, next)}
          onMove={(by) => onChange(moved(options, at, by))}
          onRemove={() => onChange(options.filter((_, place) => place !== at))}
        />
      ))}
      <Button
        size="small"
        icon={<IconPlus aria-hidden="true" />}
        disabled={options.length >= most}
        onClick={() => onChange([...options, blank(newId())])}
      >
        {t("editor.add-option")}
      </Button>
    </fieldset>
  );
}

type OptionLineProps<One extends Line> = OptionsEditorProps<One> & {
  option: One;
  at: number;
  onEdit: (option: One) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function OptionLine<One extends Line>(props: OptionLineProps<One>) {
  const { option, at, options, name, language, fewest, scored, onEdit, onMove, onRemove } = props;
  const { t, format, reading } = useQuestionnaireWords(language);
  const place = format.number(at + 1);
  return (
    <div className={classes.option}>
      <TextField
        name={`${name}.${option.id}.label`}
        label={t("editor.option", { place })}
        hideLabel
        placeholder={reading.say(option.label) || t("editor.option", { place })}
        dir="auto"
        maxLength={longestOption}
        value={option.label[language] ?? ""}
        onChange={(event) => onEdit({ ...option, label: { ...option.label, [language]: event.currentTarget.value } })}
      />
      {scored ? (
        <NumberField
          name={`${name}.${option.id}.score`}
          label={t("editor.score", { place })}
          hideLabel
          value={option.score ?? ""}
          onChange={(event) =>
            onEdit({ ...option, score: event.currentTarget.value === "" ? null : Number(event.currentTarget.value) })
          }
        />
      ) : null}
      <span className={classes.tools}>
        <IconButton
          size="small"
          label={t("editor.option-up", { place })}
          icon={<IconArrowUp />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t("editor.option-down", { place })}
          icon={<IconArrowDown />}
          disabled={at === options.length - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t("editor.option-remove", { place })}
          icon={<IconTrash />}
          disabled={options.length <= fewest}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { languageNames, languages, type Language } from "#app/platform/i18n/languages.ts";
import { sampleStates, type SampleState } from "#widgets/samples.ts";
import { widgetKinds, widgets } from "../domain/widgets.ts";
import type { WidgetChoice } from "../domain/snippet.ts";
import classes from "./embeds.module.css";
import { WidgetPreview } from "./widget-preview.tsx";

export type Configuration = WidgetChoice & { state: SampleState; language: Language; pinned: boolean };

export const firstConfiguration: Configuration = {
  kind: "goal-list",
  attributes: widgets["goal-list"].attributes,
  theme: "auto",
  state: "shown",
  language: "en",
  pinned: false,
};

/** What may be said of a widget, and the values each takes. */
const choices: Readonly<Record<string, readonly string[]>> = {
  owner: ["me", "team", "company"],
  audience: ["everybody", "team", "me"],
  limit: ["3", "5", "10"],
  days: ["7", "30", "90"],
};

type ConfiguratorProps = {
  value: Configuration;
  onChange: (value: Configuration) => void;
  /** Whether this version can be named. */
  hasRelease: boolean;
};

/** One widget as a site would show it, with what can be said of it beside. */
export function Configurator({ value, onChange, hasRelease }: ConfiguratorProps) {
  const { t } = useTranslation("embeds");
  const set = (part: Partial<Configuration>) => onChange({ ...value, ...part });
  return (
    <div className={classes.configurator}>
      <div className={classes.options}>
        <Choice
          name="widget"
          label={t("widget.label")}
          value={value.kind}
          values={widgetKinds}
          words={(kind) => t(`widget.${kind}`)}
          onChange={(kind) => set({ kind, attributes: widgets[kind].attributes })}
        />
        <AttributeChoices value={value} onChange={(attributes) => set({ attributes })} />
        <Choice
          name="theme"
          label={t("option.theme")}
          value={value.theme}
          values={["auto", "light", "dark"]}
          words={(theme) => t(`theme.${theme}`)}
          onChange={(theme) => set({ theme })}
        />
        <Choice
          name="language"
          label={t("option.language")}
          value={value.language}
          values={languages}
          words={(language) => languageNames[language]}
          onChange={(language) => set({ language })}
        />
        <Choice
          name="state"
          label={t("option.state")}
          value={value.state}
          values={sampleStates}
          words={(state) => t(`state.${state}`)}
          onChange={(state) => set({ state })}
        />
        {hasRelease ? (
          <Choice
            name="version"
            label={t("option.version")}
            value={value.pinned ? "pinned" : "moving"}
            values={["moving", "pinned"]}
            words={(version) => t(`version.${version}`)}
            onChange={(version) => set({ pinned: version === "pinned" })}
          />
        ) : null}
      </div>
      <section className={classes.preview} aria-label={t("preview")}>
        <WidgetPreview choice={value} state={value.state} language={value.language} />
        <p className={classes.detail}>{t("preview-text")}</p>
      </section>
    </div>
  );
}

type AttributeChoicesProps = {
  value: Configuration;
  onChange: (attributes: Configuration["attributes"]) => void;
};

/** What the element itself takes; ids are found elsewhere. */
function AttributeChoices({ value: { attributes }, onChange }: AttributeChoicesProps) {
  const words = useChoiceWords();
  return Object.entries(attributes).map(([name, chosen]) =>
    choices[name] ? (
      <Choice
        key={name}
        name={name}
        label={words.label(name)}
        value={chosen}
        values={choices[name]}
        words={(one) => words.value(name, one)}
        onChange={(one) => onChange({ ...attributes, [name]: one })}
      />
    ) : null,
  );
}

/** Names of attributes and their values; numbers speak for themselves. */
function useChoiceWords() {
  const { t } = useTranslation("embeds");
  const labels: Readonly<Record<string, string>> = {
    owner: t("option.owner"),
    audience: t("option.audience"),
    limit: t("option.limit"),
  };
  const values: Readonly<Record<string, string>> = {
    "owner me": t("owner.me"),
    "owner team": t("owner.team"),
    "owner company": t("owner.company"),
    "audience everybody": t("audience.everybody"),
    "audience team": t("owner.team"),
    "audience me": t("audience.me"),
  };
  return {
    label: (name: string): ReactNode & string => labels[name] ?? t("option.days"),
    value: (name: string, one: string): string =>
      name === "days" ? t("days-beside", { days: Number(one) }) : (values[`${name} ${one}`] ?? one),
  };
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  value: Value;
  values: readonly Value[];
  words: (value: Value) => string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ name, label, value, values, words, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
      options={values.map((one) => ({ value: one, label: words(one) }))}
    />
  );
}

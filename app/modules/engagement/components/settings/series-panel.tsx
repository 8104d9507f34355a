import { useState } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { seriesKinds, type SeriesKind } from "../../domain/series.ts";
import { mostFewest, privacies } from "../../domain/survey.ts";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Plans a survey that asks by itself. */
export function SeriesPanel({ page: { templates, minimum } }: { page: SettingsPage }) {
  const { t, say, format } = useEngagementWords();
  const closeHref = useAddress()({ form: null });
  const [kind, setKind] = useState<SeriesKind>("WEEK_1");
  const form = settingsCommands.useCommandForm({
    intent: "add-series",
    fields: {},
    defaultValue: {
      ...{ kind, from: "sample:onboarding", privacy: "ANONYMOUS", fewest: String(minimum.usual) },
      ...{ everyWeeks: "4", asks: "2", share: "50" },
    },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  const offered = [...templates.own.filter(({ archived }) => !archived), ...templates.samples];
  return (
    <FormPanel form={form} title={t("series.add")} closeHref={closeHref} submit={t("creation.save")}>
      <SelectField
        {...form.field("kind")}
        label={t("series.when")}
        options={seriesKinds.map((value) => ({ value, label: t(`series.kind.${value}`) }))}
        onChange={(event) => {
          setKind(seriesKinds.find((each) => each === event.currentTarget.value) ?? "WEEK_1");
          form.touch();
        }}
      />
      <SelectField
        {...form.field("from")}
        label={t("series.from")}
        options={offered.map(({ from, title }) => ({ value: from, label: say(title) }))}
      />
      {kind === "PULSE" ? <Rhythm field={form.field} /> : null}
      <RadioGroup
        {...form.field("privacy")}
        label={t("creation.privacy")}
        options={privacies.map((value) => ({
          ...{ value, label: t(`privacy.${value}`) },
          description: t(`privacy.${value}-text`, { count: format.number(minimum.usual) }),
        }))}
      />
      <NumberField
        {...form.field("fewest")}
        label={t("creation.fewest")}
        description={t("creation.fewest-text", { count: format.number(minimum.least) })}
        min={minimum.least}
        max={mostFewest}
      />
      <fieldset className={classes.group}>
        <legend>{t("creation.shares")}</legend>
        <Checkbox name="sharesWithAll" label={t("creation.with-all")} />
      </fieldset>
    </FormPanel>
  );
}

/** What `form.field` gives. */
type RhythmProps = {
  field: (name: string) => { id: string; name: string; defaultValue: string; error: string[] | undefined };
};

/** How often a pulse asks, how much, and how many. */
export function Rhythm({ field }: RhythmProps) {
  const { t } = useEngagementWords();
  return (
    <>
      <NumberField {...field("everyWeeks")} label={t("series.every-weeks")} min={1} max={52} />
      <NumberField {...field("asks")} label={t("series.asks")} description={t("series.asks-text")} min={1} max={50} />
      <NumberField
        {...field("share")}
        label={t("series.share")}
        description={t("series.share-text")}
        min={5}
        max={100}
      />
    </>
  );
}

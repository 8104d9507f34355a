import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { AssistSettingsPage } from "../queries/settings-page.ts";
import { settingsCommands } from "./assist-commands.ts";
import classes from "./assist.module.css";

/** Which language model helps people write, what leaves the company for it, and how much was used. */
export function SettingsScreen({ page }: { page: AssistSettingsPage }) {
  const { t } = useTranslation("assist");
  const format = useFormat();
  const { tokens, asks } = page.used;
  const used = { tokens: format.number(tokens), most: format.number(page.monthlyTokens), count: asks };
  return (
    <>
      <PageHeader title={t("title")} description={t("settings-text")} />
      <PageBody>
        <Callout>{t("what-leaves")}</Callout>
        <Section title={t("service")}>
          <ServiceForm page={page} />
        </Section>
        {page.version > 0 ? <TryService /> : null}
        <Section title={t("used")}>
          <p>{t("used-text", used)}</p>
        </Section>
      </PageBody>
    </>
  );
}

function ServiceForm({ page }: { page: AssistSettingsPage }) {
  const { t } = useTranslation("assist");
  const words = useWords("assist", ...page.features.map(({ room }) => room));
  const form = settingsCommands.useCommandForm({
    intent: "save",
    fields: { version: String(page.version) },
    defaultValue: {
      ...{ address: page.address, model: page.model, secret: "" },
      monthlyTokens: String(page.monthlyTokens),
      dailyAsks: String(page.dailyAsks),
    },
    said: t("saved"),
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <Switch name="isOn" label={t("is-on")} description={t("is-on-text")} defaultChecked={page.isOn} />
      <TextField
        {...form.field("address")}
        {...{ type: "url", dir: "ltr", autoComplete: "off", spellCheck: false, required: true }}
        label={t("address")}
        description={t("address-text")}
      />
      <TextField
        {...form.field("model")}
        {...{ dir: "ltr", autoComplete: "off", spellCheck: false, required: true }}
        label={t("model")}
      />
      <TextField
        {...form.field("secret")}
        {...{ type: "password", dir: "ltr", autoComplete: "off" }}
        label={t("key")}
        description={t(page.hasKey ? "key-kept" : "key-text")}
      />
      {page.hasKey ? <Checkbox name="dropKey" label={t("drop-key")} /> : null}
      <fieldset className={classes.features}>
        <legend>{t("features")}</legend>
        {page.features.map(({ key, room, label, chosen }) => (
          <Checkbox key={key} name="features" value={key} label={words(label, {}, room)} defaultChecked={chosen} />
        ))}
      </fieldset>
      <TextField
        {...form.field("monthlyTokens")}
        {...{ type: "number", min: 1_000, max: 1_000_000_000, required: true }}
        label={t("monthly-tokens")}
        description={t("monthly-tokens-text")}
      />
      <TextField
        {...form.field("dailyAsks")}
        {...{ type: "number", min: 1, max: 10_000, required: true }}
        label={t("daily-asks")}
      />
      <SubmitRow form={form} label={t("save")} />
    </CommandForm>
  );
}

function TryService() {
  const { t } = useTranslation("assist");
  const command = settingsCommands.useCommand({ intent: "try" });
  const said = command.answer?.done ? (command.answer.value as { text: string }).text : null;
  return (
    <Section title={t("try")} description={t("try-text")}>
      <ActForm command={command} intent="try">
        <Button type="submit" loading={command.busy}>
          {t("try-now")}
        </Button>
      </ActForm>
      {said === null ? null : (
        <Callout tone="success">
          <bdi>{said}</bdi>
        </Callout>
      )}
    </Section>
  );
}

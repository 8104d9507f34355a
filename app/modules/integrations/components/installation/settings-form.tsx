import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { InstallationPage } from "../../queries/installation-page.ts";
import { useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Where the source is and what proves us there; a secret is never filled in again. */
export function SettingsForm({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const form = useCommandForm({
    intent: "set-up",
    fields: { installationId: page.id, version: String(page.version) },
    defaultValue: {
      name: page.name,
      setting: Object.fromEntries(page.settings.map(({ name, value }) => [name, value])),
    },
    said: t("saved"),
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField {...form.field("name")} label={t("name")} maxLength={80} required />
      {page.settings.map((field) => (
        <Setting key={field.name} form={form} field={field} />
      ))}
      <Ways key={`${form.answer?.done ? "saved" : "open"} ${chosenWay(page)}`} form={form} page={page} />
      <SubmitRow form={form} label={t("save")} />
    </CommandForm>
  );
}

type SettingProps = { form: AnyCommandForm; field: InstallationPage["settings"][number] };

function Setting({ form, field }: SettingProps) {
  const given = form.field(`setting.${field.name}`);
  if (field.kind === "switch")
    return <Checkbox name={given.name} defaultChecked={field.value === "true"} label={field.label} />;
  if (field.kind === "choice")
    return (
      <SelectField
        {...given}
        label={field.label}
        options={field.options.map((value) => ({ value, label: value }))}
        required={field.required}
      />
    );
  return (
    <TextField
      {...given}
      label={field.label}
      inputMode={field.kind === "number" ? "numeric" : field.kind === "address" ? "url" : "text"}
      dir={field.kind === "number" ? undefined : "ltr"}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      required={field.required}
    />
  );
}

const chosenWay = ({ ways }: InstallationPage) => String(ways.find(({ chosen }) => chosen)?.index ?? 0);

type WaysProps = { form: AnyCommandForm; page: InstallationProps["page"] };

/** One way to sign in, or the choice of several: each needs its own. */
function Ways({ form, page }: WaysProps) {
  const { t } = useTranslation("integrations");
  const [index, setIndex] = useState(chosenWay(page));
  const way = page.ways.find((each) => String(each.index) === index) ?? page.ways[0];
  return (
    <>
      {page.ways.length > 1 ? (
        <SelectField
          name="auth"
          label={t("way")}
          value={index}
          onChange={(event) => setIndex(event.currentTarget.value)}
          options={page.ways.map((each) => ({ value: String(each.index), label: t(`ways.${each.scheme}`) }))}
        />
      ) : null}
      {way && !isClient(way) && page.signInHelp ? <SmallText as="p">{page.signInHelp}</SmallText> : null}
      {way && isClient(way) ? <AppToRegister way={way} page={page} /> : null}
      {way ? <Secret form={form} way={way} hasSecret={page.hasSecret} /> : null}
    </>
  );
}

type Way = InstallationPage["ways"][number];

/** Cairn signs in as an app that the company registers at the source. */
const isClient = ({ scheme }: Way) => scheme === "client-credentials" || scheme === "authorization-code";

/** What is done at the source before its id and secret are there: an app, what it may, and where people come back to. */
function AppToRegister({ way, page: { title, signInReturns } }: { way: Way } & Pick<WaysProps, "page">) {
  const { t } = useTranslation("integrations");
  return (
    <Callout title={t("app.title", { title })}>
      <p>{t("app.text")}</p>
      {way.scheme === "authorization-code" ? (
        <p>
          {t("app.returns")} <bdi dir="ltr">{signInReturns}</bdi>
        </p>
      ) : null}
      {way.scopes.length > 0 ? (
        <p>
          {t("app.scopes")} <bdi dir="ltr">{way.scopes.join(" ")}</bdi>
        </p>
      ) : null}
    </Callout>
  );
}

type SecretProps = { form: AnyCommandForm; way: Way; hasSecret: boolean };

function Secret({ form, way, hasSecret }: SecretProps) {
  const { t } = useTranslation("integrations");
  const client = isClient(way);
  return (
    <>
      {way.fields.includes("user") ? (
        <TextField
          {...form.field("user")}
          label={client ? t("client-id") : t("user")}
          dir="ltr"
          autoComplete="off"
          maxLength={1000}
        />
      ) : null}
      {way.fields.includes("secret") ? (
        <TextArea
          {...form.field("secret")}
          label={client ? t("client-secret") : t("secret")}
          description={hasSecret ? t("secret-kept") : t("secret-help")}
          dir="ltr"
          rows={1}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
    </>
  );
}

import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { ConsentList } from "../components/sign-in-policy/consent-list.tsx";
import { supportCommands } from "../components/identity-commands.ts";
import classes from "../components/settings/settings.module.css";
import { consentHours } from "../domain/support.ts";
import { listConsents, type ConsentView } from "../queries/find-support-consent.ts";
import {
  endSupportConsent,
  endSupportConsentInput,
  grantSupportConsent,
  grantSupportConsentInput,
} from "../use-cases/grant-support-consent.ts";

const can = mayEver("edit", "SupportConsent");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context) => ({ consents: await listConsents(context), timeZone: context.actor.timeZone }),
});

export const action = command({
  can,
  intents: {
    grant: { input: grantSupportConsentInput, run: grantSupportConsent },
    end: { input: endSupportConsentInput, run: endSupportConsent },
  },
});

export default function SupportConsentPage() {
  const { t } = useTranslation("identity");
  const { consents, timeZone } = useLoaderData<typeof loader>();
  const standing = consents.find((consent) => consent.stands);
  return (
    <>
      <PageHeader title={t("navigation.support")} description={t("support.text")} />
      <PageBody>
        <supportCommands.PageAnswer intents={["end"]} />
        {standing ? <StandingConsent consent={standing} timeZone={timeZone} /> : <GrantForm key={consents.length} />}
        {consents.length > 0 ? (
          <Section title={t("support.history")}>
            <ConsentList consents={consents} timeZone={timeZone} />
          </Section>
        ) : null}
      </PageBody>
    </>
  );
}

/** The consent that holds now, and the way to end it before its time. */
function StandingConsent({ consent, timeZone }: { consent: ConsentView; timeZone: string }) {
  const { t } = useTranslation("identity");
  const ending = supportCommands.useCommand({ intent: "end" });
  const format = useFormat(timeZone);
  return (
    <Callout
      tone="warning"
      title={t("support.stands", { time: format.dateTime(consent.endsAt) })}
      action={
        <ActForm command={ending} intent="end">
          <Button type="submit" tone="secondary" loading={ending.busy}>
            {t("support.end")}
          </Button>
        </ActForm>
      }
    >
      {t("support.given", { name: consent.by })}
    </Callout>
  );
}

function GrantForm() {
  const { t } = useTranslation("identity");
  const form = supportCommands.useCommandForm({ intent: "grant" });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField
        {...form.field("reason")}
        label={t("support.reason")}
        description={t("support.reason-help")}
        maxLength={500}
        autoComplete="off"
        required
      />
      <SelectField
        name="hours"
        label={t("support.how-long")}
        defaultValue="4"
        options={consentHours.map((hours) => ({
          value: String(hours),
          label: t("support.hours", { count: hours }),
        }))}
      />
      <SubmitRow form={form} label={t("navigation.support")} />
    </CommandForm>
  );
}

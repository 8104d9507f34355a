import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { ConsentList } from "../components/consent-list.tsx";
import { DoorError, useFieldErrors } from "../components/door-error.tsx";
import { PlatformTabs } from "../components/platform-tabs.tsx";
import classes from "../components/settings.module.css";
import { consentHours } from "../domain/support.ts";
import { listConsents } from "../queries/find-support-consent.ts";
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
  const result = useActionData<typeof action>() ?? null;
  const busy = useNavigation().state === "submitting";
  const format = useFormat(timeZone);
  const standing = consents.find((consent) => consent.stands);
  const reasonErrors = useFieldErrors()(result?.reply?.error?.["reason"] ?? undefined);
  return (
    <>
      <PageHeader title={t("support.title")} description={t("support.text")} />
      <PlatformTabs current="support" />
      <div className={classes.body}>
        <DoorError result={result} />
        {standing ? (
          <Callout
            tone="warning"
            title={t("support.stands", { time: format.dateTime(standing.endsAt) })}
            action={
              <Form method="post">
                <input type="hidden" name="intent" value="end" />
                <Button type="submit" tone="secondary" loading={busy}>
                  {t("support.end")}
                </Button>
              </Form>
            }
          >
            {t("support.given", { name: standing.by })}
          </Callout>
        ) : (
          <Form method="post" className={classes.form} key={consents.length}>
            <input type="hidden" name="intent" value="grant" />
            <TextField
              name="reason"
              label={t("support.reason")}
              description={t("support.reason-help")}
              error={reasonErrors ?? []}
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
            <div className={classes.submit}>
              <Button type="submit" tone="primary" loading={busy}>
                {t("support.title")}
              </Button>
            </div>
          </Form>
        )}
        {consents.length > 0 ? (
          <Section title={t("support.history")}>
            <ConsentList consents={consents} timeZone={timeZone} />
          </Section>
        ) : null}
      </div>
    </>
  );
}

import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ConfirmForm } from "../components/settings/confirm-form.tsx";
import { factorCommands } from "../components/identity-commands.ts";
import { codesOf, RecoveryCodes } from "../components/settings/recovery-codes.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { TotpSetup } from "../components/settings/totp-setup.tsx";
import classes from "../components/settings/settings.module.css";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { findTotpStart } from "../queries/find-totp.ts";
import { confirmTotp, confirmTotpInput } from "../use-cases/confirm-totp.ts";
import { requireOwnIdentity } from "../use-cases/own-identity.ts";
import { removeTotp, removeTotpInput } from "../use-cases/remove-second-factor.ts";
import { renewRecoveryCodes, renewRecoveryCodesInput } from "../use-cases/renew-recovery-codes.ts";
import { startTotp, startTotpInput } from "../use-cases/start-totp.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (_context, _input, _request, scope) => {
    const identity = requireOwnIdentity(scope);
    const factors = await findSecondFactors(scope.database, identity.id);
    return {
      ...factors,
      any: hasSecondFactor(factors),
      start: factors.totp ? null : await findTotpStart(scope, identity),
    };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "start-totp": { input: startTotpInput, run: (_context, input, scope) => startTotp(scope, input) },
    "confirm-totp": { input: confirmTotpInput, run: (_context, input, scope) => confirmTotp(scope, input) },
    "remove-totp": { input: removeTotpInput, run: (_context, input, scope) => removeTotp(scope, input) },
    "renew-codes": {
      input: renewRecoveryCodesInput,
      run: (_context, input, scope) => renewRecoveryCodes(scope, input),
    },
  },
});

export default function SecondStep() {
  const { t } = useTranslation("identity");
  const { totp, any, recoveryCodes, start } = useLoaderData<typeof loader>();
  const confirming = factorCommands.useCommandForm({ intent: "confirm-totp", said: t("totp.done") });
  const removing = factorCommands.useCommandForm({ intent: "remove-totp", clears: true });
  const renewing = factorCommands.useCommandForm({ intent: "renew-codes", clears: true });
  const codes = [...codesOf(renewing.answer), ...codesOf(confirming.answer)].slice(0, recoveryCodes);
  return (
    <SettingsPlace current="second-step">
      <factorCommands.PageAnswer intents={["confirm-totp"]} said={t("totp.done")} />
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      <Section
        title={t("totp.title")}
        description={t("totp.text")}
        actions={totp ? <Chip tone="green">{t("totp.on")}</Chip> : null}
      >
        {totp ? (
          <ConfirmForm form={removing} submitLabel={t("totp.remove")} tone="danger" withCode />
        ) : (
          <TotpSetup start={start} confirming={confirming} />
        )}
      </Section>
      {any ? (
        <Section title={t("recovery.heading")} description={t("recovery.left", { count: recoveryCodes })}>
          <div className={classes.setup}>
            <ConfirmForm form={renewing} submitLabel={t("recovery.renew")} tone="secondary" withCode={totp} />
          </div>
        </Section>
      ) : null}
    </SettingsPlace>
  );
}

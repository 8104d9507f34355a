import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { Section } from "#app/ui/section/section.tsx";
import { AddPasskey, useAddedPasskey } from "../components/settings/add-passkey.tsx";
import { PasskeyList } from "../components/settings/passkey-list.tsx";
import { codesOf, RecoveryCodes } from "../components/settings/recovery-codes.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { listPasskeys } from "../queries/list-passkeys.ts";
import { addPasskey, addPasskeyInput, startPasskey, startPasskeyInput } from "../use-cases/add-passkey.ts";
import { requireOwnIdentity } from "../use-cases/own-identity.ts";
import { removePasskey, removePasskeyInput } from "../use-cases/remove-second-factor.ts";

export const loader = page({
  can: signedIn,
  input: z.object({ remove: z.string().max(40).optional() }),
  load: async (context, { remove }, _request, scope) => {
    const { id } = requireOwnIdentity(scope);
    return {
      removing: remove ?? null,
      passkeys: await listPasskeys(scope.database, id),
      withCode: (await findSecondFactors(scope.database, id)).totp,
      timeZone: context.actor.timeZone,
    };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "start-passkey": { input: startPasskeyInput, run: (_context, input, scope) => startPasskey(scope, input) },
    "add-passkey": { input: addPasskeyInput, run: (_context, input, scope) => addPasskey(scope, input) },
    "remove-passkey": { input: removePasskeyInput, run: (_context, input, scope) => removePasskey(scope, input) },
  },
});

export default function Passkeys() {
  const { t } = useTranslation("identity");
  const { passkeys, removing, withCode, timeZone } = useLoaderData<typeof loader>();
  const added = useAddedPasskey();
  const codes = codesOf(added.answer);
  return (
    <SettingsPlace current="passkeys">
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      {passkeys.length > 0 ? (
        <PasskeyList passkeys={passkeys} removing={removing} withCode={withCode} timeZone={timeZone} />
      ) : null}
      <Section title={t("passkeys.add-title")} description={t("passkeys.add-text")}>
        <AddPasskey added={added} withCode={withCode} />
      </Section>
    </SettingsPlace>
  );
}

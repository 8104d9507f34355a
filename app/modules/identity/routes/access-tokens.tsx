import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { AccessTokenList } from "../components/settings/access-token-list.tsx";
import { AccessTokenMade } from "../components/settings/access-token-made.tsx";
import { tokenCommands } from "../components/identity-commands.ts";
import { NewAccessToken } from "../components/settings/new-access-token.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { listAccessTokens } from "../queries/list-access-tokens.ts";
import { createAccessToken, createAccessTokenInput } from "../use-cases/create-access-token.ts";
import { renewAppSecret, renewAppSecretInput } from "../use-cases/renew-app-secret.ts";
import { revokeAccessToken, revokeAccessTokenInput } from "../use-cases/revoke-access-token.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context, _input, _request, scope) => ({
    tokens: await listAccessTokens(context, scope),
    origin: scope.origin,
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  }),
});

export const action = command({
  can: signedIn,
  intents: {
    create: { input: createAccessTokenInput, run: createAccessToken },
    renew: { input: renewAppSecretInput, run: renewAppSecret },
    revoke: { input: revokeAccessTokenInput, run: revokeAccessToken },
  },
});

export default function AccessTokens() {
  const { t } = useTranslation("identity");
  const { tokens, origin, timeZone, now } = useLoaderData<typeof loader>();
  const create = tokenCommands.useCommandForm({ intent: "create", clears: true });
  const made = create.answer?.done ? create.answer.value : null;
  return (
    <SettingsPlace current="access-tokens">
      {made ? <AccessTokenMade made={made} origin={origin} /> : null}
      <tokenCommands.PageAnswer intents={["revoke"]} />
      {tokens.length > 0 ? (
        <AccessTokenList tokens={tokens} timeZone={timeZone} now={now} />
      ) : (
        <EmptyState title={t("access-tokens.none")} />
      )}
      <Section title={t("access-tokens.new")} description={t("access-tokens.new-text")}>
        <NewAccessToken form={create} />
      </Section>
    </SettingsPlace>
  );
}

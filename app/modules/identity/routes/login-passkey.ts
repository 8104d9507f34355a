import { redirect } from "@remix-run/node";
import { openCommand } from "#app/platform/http/open-command.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { rememberedCompany } from "../queries/remembered-company.ts";
import { addressAfter } from "../use-cases/enter.ts";
import { pendingTokenOf } from "../use-cases/pending-sign-in.ts";
import { signInWithPasskey, signInWithPasskeyInput } from "../use-cases/sign-in-with-passkey.ts";

export const loader = () => redirect("/login");

export const action = openCommand({
  input: signInWithPasskeyInput,
  run: async (scope, input, request) => {
    const entered = await signInWithPasskey(
      scope,
      pendingTokenOf(request),
      input,
      await rememberedCompany(scope, request),
    );
    return addressAfter(entered, safeReturn(input.returnTo, "/app"));
  },
});

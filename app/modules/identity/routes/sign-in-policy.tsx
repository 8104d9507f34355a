import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SignInPolicyForm } from "../components/sign-in-policy/sign-in-policy-form.tsx";
import type { SignInPolicy } from "../domain/sign-in-policy.ts";
import { signInPolicyInput } from "../domain/sign-in-policy-input.ts";
import { findSignInPolicy } from "../queries/find-sign-in-policy.ts";
import { previewSignInPolicy } from "../queries/preview-sign-in-policy.ts";
import { refuseOwnLockOut, saveSignInPolicy } from "../use-cases/save-sign-in-policy.ts";

const can = mayEver("edit", "SignInPolicy");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context, _input, _request, { database, address }) => {
    await authorize(context, "view", { kind: "SignInPolicy" });
    return { policy: await findSignInPolicy(database, context.tenant.id), address };
  },
});

export const action = command({
  can,
  intents: {
    review: {
      input: signInPolicyInput,
      run: async (context, draft: SignInPolicy, scope) => {
        refuseOwnLockOut(scope, draft);
        return { draft, preview: await previewSignInPolicy(context, scope.database, draft) };
      },
    },
    save: { input: signInPolicyInput, run: saveSignInPolicy },
  },
});

export default function SignInPolicyPage() {
  const { t } = useTranslation("identity");
  const { policy, address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("navigation.sign-in")} description={t("policy.text")} />
      <PageBody>
        <SignInPolicyForm policy={policy} address={address} />
      </PageBody>
    </>
  );
}

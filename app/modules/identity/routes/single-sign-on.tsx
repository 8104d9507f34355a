import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SsoScreen } from "../single-sign-on/components/sso-screen.tsx";
import { ssoSettings } from "../single-sign-on/queries/settings-page.ts";
import {
  addDomain,
  addDomainInput,
  checkDomain,
  domainNamed,
  removeDomain,
} from "../single-sign-on/use-cases/prove-domain.ts";
import { renewCertificate, renewCertificateInput } from "../single-sign-on/use-cases/renew-certificate.ts";
import { saveJoining, saveJoiningInput } from "../single-sign-on/use-cases/save-joining.ts";
import { saveSaml, saveSamlInput } from "../single-sign-on/use-cases/save-saml.ts";
import { saveConnection, saveConnectionInput } from "../single-sign-on/use-cases/save-connection.ts";
import { switchConnection, switchConnectionInput } from "../single-sign-on/use-cases/switch-connection.ts";

const can = mayEver("edit", "SignInPolicy");

export const loader = page({
  can,
  input: z.object({}),
  load: (context, _input, _request, scope) => ssoSettings(context, scope),
});

export const action = command({
  can,
  intents: {
    "add-domain": { input: addDomainInput, run: addDomain },
    "check-domain": {
      input: domainNamed,
      run: (context, input: z.output<typeof domainNamed>, scope) => checkDomain(context, input, scope),
    },
    "remove-domain": { input: domainNamed, run: removeDomain },
    save: { input: saveConnectionInput, run: saveConnection },
    "save-saml": { input: saveSamlInput, run: saveSaml },
    "save-joining": { input: saveJoiningInput, run: (context, input) => saveJoining(context, input) },
    "renew-certificate": { input: renewCertificateInput, run: renewCertificate },
    switch: { input: switchConnectionInput, run: switchConnection },
  },
});

/** How people sign in at the company's own identity provider. */
export default function SingleSignOn() {
  return <SsoScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { CompanyMailScreen } from "../components/mail-times/company-mail-screen.tsx";
import { mailChoicesLoader } from "./mail-choices-loader.ts";
import { setMailDefaults, setMailDefaultsInput } from "../use-cases/choose-mail.ts";

const can = mayEver("edit", "MailDefaults");

export const loader = mailChoicesLoader(can, { own: false });

export const action = command({
  can,
  intents: { "set-mail-defaults": { input: setMailDefaultsInput, run: setMailDefaults } },
});

/** When people are told by mail who chose nothing themselves, or may not choose. */
export default function CompanyMail() {
  return <CompanyMailScreen {...useLoaderData<typeof loader>()} />;
}

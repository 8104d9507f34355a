import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CompanyMailScreen } from "../components/mail-times/company-mail-screen.tsx";
import { mailChoices } from "../queries/mail-choices.ts";
import { setMailDefaults, setMailDefaultsInput } from "../use-cases/choose-mail.ts";

const can = mayEver("edit", "MailDefaults");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context, _input, _request, { gatherings, words }) => {
    const about = new Map(gatherings.mailingRooms(context).map(({ room, label }) => [room, words(room, label)]));
    const choices = await mailChoices(context, [...about.keys()]);
    return { choices: choices.map((choice) => ({ ...choice, about: about.get(choice.room)! })) };
  },
});

export const action = command({
  can,
  intents: { "set-mail-defaults": { input: setMailDefaultsInput, run: setMailDefaults } },
});

/** When people are told by mail who chose nothing themselves, or may not choose. */
export default function CompanyMail() {
  return <CompanyMailScreen {...useLoaderData<typeof loader>()} />;
}

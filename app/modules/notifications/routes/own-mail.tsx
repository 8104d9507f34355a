import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { OwnMailScreen } from "../components/mail-times/own-mail-screen.tsx";
import { mailChoices } from "../queries/mail-choices.ts";
import { chooseMail, chooseMailInput } from "../use-cases/choose-mail.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context, _input, _request, { gatherings, words }) => {
    const about = new Map(gatherings.mailingRooms(context).map(({ room, label }) => [room, words(room, label)]));
    const choices = await mailChoices(context, [...about.keys()]);
    return { choices: choices.map((choice) => ({ ...choice, about: about.get(choice.room)! })) };
  },
});

export const action = command({
  can: signedIn,
  intents: { "choose-mail": { input: chooseMailInput, run: chooseMail } },
});

/** When one is told by mail. */
export default function OwnMail() {
  return <OwnMailScreen {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { OwnMailScreen } from "../components/mail-times/own-mail-screen.tsx";
import { mailChoicesLoader } from "./mail-choices-loader.ts";
import { keepQuiet, keepQuietInput } from "../use-cases/keep-quiet.ts";
import { chooseMail, chooseMailInput } from "../use-cases/choose-mail.ts";

export const loader = mailChoicesLoader(signedIn, { own: true });

export const action = command({
  can: signedIn,
  intents: {
    "choose-mail": { input: chooseMailInput, run: chooseMail },
    "keep-quiet": { input: keepQuietInput, run: keepQuiet },
  },
});

/** When one is told by mail. */
export default function OwnMail() {
  return <OwnMailScreen {...useLoaderData<typeof loader>()} />;
}

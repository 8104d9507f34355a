import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { OwnMailScreen } from "../components/mail-times/own-mail-screen.tsx";
import { mailChoicesLoader } from "./mail-choices-loader.ts";
import { keepQuiet, keepQuietInput } from "../use-cases/keep-quiet.ts";
import { chooseMail, chooseMailInput } from "../use-cases/choose-mail.ts";
import {
  addDevice,
  addDeviceInput,
  deviceNamed,
  openPush,
  openPushInput,
  removeDevice,
  testDevice,
} from "../use-cases/keep-devices.ts";

export const loader = mailChoicesLoader(signedIn, { own: true });

export const action = command({
  can: signedIn,
  intents: {
    "choose-mail": { input: chooseMailInput, run: chooseMail },
    "keep-quiet": { input: keepQuietInput, run: keepQuiet },
    "open-push": { input: openPushInput, run: openPush },
    "add-device": { input: addDeviceInput, run: addDevice },
    "remove-device": { input: deviceNamed, run: removeDevice },
    "test-device": { input: deviceNamed, run: testDevice },
  },
});

/** How one is told outside the product. */
export default function OwnMail() {
  return <OwnMailScreen {...useLoaderData<typeof loader>()} />;
}

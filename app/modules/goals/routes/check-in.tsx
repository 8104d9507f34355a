import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { staysAsRead } from "#app/shell/stays-as-read.ts";
import { checkInRowsForm } from "../components/check-in/check-in-rows-form.ts";
import { CheckInScreen } from "../components/check-in/check-in-screen.tsx";
import { checkInPage, checkInPageInput } from "../queries/check-in-page.ts";
import { checkInTyped } from "./check-in-typed.server.ts";

export const loader = page({
  can: feature("GOAL"),
  input: checkInPageInput,
  load: (context, input, request) => checkInPage(context, input, new URL(request.url).pathname),
});

export const action = command({
  can: feature("GOAL"),
  intents: { "check-in-many": { input: checkInRowsForm, run: checkInTyped } },
});

/** Opening a goal beside the form leaves the form as it is. */
export const shouldRevalidate = staysAsRead();

export default function CheckIn() {
  return <CheckInScreen page={useLoaderData<typeof loader>()} />;
}

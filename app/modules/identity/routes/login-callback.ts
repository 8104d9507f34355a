import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { settingsAddress } from "../single-sign-on/domain/connection.ts";
import { finishSignIn } from "../single-sign-on/use-cases/finish-sign-in.ts";
import { refusedAddress } from "../single-sign-on/use-cases/refused-address.ts";
import { takeProviderTry } from "../use-cases/sign-in-throttle.ts";

/** Where providers send people back to. */
export async function loader({ request, context: { scope } }: LoaderFunctionArgs) {
  try {
    await takeProviderTry(scope);
    const finished = await finishSignIn(scope, new URL(request.url).searchParams, request);
    return redirect("tested" in finished ? settingsAddress : finished.returnTo);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return redirect(refusedAddress(refusal.code));
  }
}

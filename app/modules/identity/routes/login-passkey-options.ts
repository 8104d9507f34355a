import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { AppError } from "#app/platform/errors/app-error.ts";
import { startPasskeySignIn } from "../use-cases/sign-in-with-passkey.ts";

export const loader = () => redirect("/login");

/** A fresh challenge for the browser's passkeys, asked for by the page's script. */
export async function action({ context: { scope } }: ActionFunctionArgs) {
  try {
    return Response.json(await startPasskeySignIn(scope));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}

import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { stringifySetCookie } from "cookie";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";

const schemes = new Set(["light", "dark", "auto"]);

/** Language and looks of this browser, for strangers too: kept in cookies, for they decide the first paint. */
export async function action({ request, context: { scope } }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const colorScheme = String(form.get("colorScheme") ?? "");
  const keep = (name: string, value: string) =>
    scope.setCookie(
      stringifySetCookie(name, value, { path: "/", maxAge: 365 * 86_400, sameSite: "lax", httpOnly: true }),
    );
  if (isLanguage(language)) keep("cairn_language", language);
  if (schemes.has(colorScheme)) keep("cairn_color_scheme", colorScheme);
  return redirect(safeReturn(String(form.get("returnTo") ?? ""), "/app"));
}

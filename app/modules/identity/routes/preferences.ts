import type { ActionFunctionArgs } from "@remix-run/node";
import { stringifySetCookie } from "cookie";
import { z } from "zod";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { languageCookie } from "#app/platform/http/language-cookie.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { chooseLanguage } from "../use-cases/complete-profile.ts";

const schemes = new Set(["light", "dark", "auto"]);

/**
 * Language and looks of this browser, for strangers too: kept in cookies, for they decide the first paint. Who is signed in
 * gets their mails and files in that language from then on.
 */
const keepPreferences = openCommand({
  input: z.object({
    language: z.string().optional(),
    colorScheme: z.string().optional(),
    returnTo: z.string().optional(),
  }),
  run: async (scope, { language, colorScheme = "", returnTo }) => {
    const { setCookie } = scope;
    const keep = (name: string, value: string) =>
      setCookie(stringifySetCookie(name, value, { path: "/", maxAge: 365 * 86_400, sameSite: "lax", httpOnly: true }));
    if (isLanguage(language)) {
      setCookie(languageCookie(language));
      await chooseLanguage(scope, language);
    }
    if (schemes.has(colorScheme)) keep("cairn_color_scheme", colorScheme);
    return safeReturn(returnTo, "/app");
  },
});

/** Nobody looks at this address: a refusal has no page. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await keepPreferences(args);
  return answer instanceof Response ? answer : new Response(null, { status: 400 });
}

import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { MailPreviewsScreen } from "../components/mail-previews/mail-previews-screen.tsx";
import { mailPreviews } from "../queries/mail-previews.ts";

const named = z.string().max(100).optional();

/** Every mail that people get, as an example; one of them open, in a language. */
export const loader = page({
  can: mayEver("edit", "MailDefaults"),
  input: z.object({ room: named, mail: named, written: named }),
  load: (context, { room, mail, written }, _request, { gatherings, wordsIn, config, language: page }) =>
    mailPreviews(
      context,
      { room, mail, language: isLanguage(written) ? written : page },
      { gatherings, origin: config.publicUrl, page, wordsIn },
    ),
});

export default function Mails() {
  return <MailPreviewsScreen {...useLoaderData<typeof loader>()} />;
}

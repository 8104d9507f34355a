import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { attachmentBytes } from "#app/platform/files/attachments/attachment-input.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { lookThroughLink, outsideLinkIn } from "#app/platform/outside-links/outside-link.ts";
import { WelcomeScreen } from "../components/welcome/welcome-screen.tsx";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import { openWelcome, welcomePage } from "../queries/welcome-page.ts";
import { closeByLink, welcomeStepInput } from "../use-cases/welcome.ts";

/** For a joiner who has no account yet: their first day, and what they can do before it. */
export const loader = openPage(async (scope, request) => {
  const link = outsideLinkIn(request);
  const page = link && (await welcomePage(scope, link));
  return page ? { page, link } : { page: null, link: null };
});

export const action = openCommand({
  input: welcomeStepInput,
  files: async (scope, request) => {
    const link = outsideLinkIn(request);
    return link && (await lookThroughLink(scope, link, openWelcome, () => true)) ? attachmentBytes : 0;
  },
  run: async (scope, input) => {
    await closeByLink(scope, input);
    const { company, token } = input;
    // The page goes on in the language of the letter.
    return `${lifecyclePlaces.welcome}?${new URLSearchParams({ company, token, language: scope.language })}`;
  },
});

export const meta: MetaFunction = () => [{ title: "Cairn" }, { name: "robots", content: "noindex" }];

export default function Welcome() {
  return <WelcomeScreen {...useLoaderData<typeof loader>()} />;
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { InvitationScreen } from "../components/invitation/invitation-screen.tsx";
import { invitationLinkIn } from "../invitation-link.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { invitationPage } from "../queries/invitation-page.ts";
import { replyByLink, replyByLinkInput } from "../use-cases/reply-by-link.ts";

/** For who was invited to a 1:1 by mail: whether they will be there, without signing in. */
export const loader = openPage(async (scope, request) => {
  const asked = invitationLinkIn(request);
  const page = asked && (await invitationPage(scope, asked.link));
  if (!page) return { page: null };
  const sent = new URL(request.url).searchParams.has("sent");
  return { page, ...asked, sent };
});

export const action = openCommand({
  input: replyByLinkInput,
  run: async (scope, input) => {
    await replyByLink(scope, input);
    const { company, meeting, person, sequence, proof, reply } = input;
    // The page goes on in the language of the mail.
    const said = { reply, sent: "yes", language: scope.language };
    const link = { company, meeting, person, sequence: String(sequence), proof };
    return `${oneOnOnePlaces.invitation}?${new URLSearchParams({ ...link, ...said })}`;
  },
});

export const meta: MetaFunction = () => [{ title: "Cairn" }, { name: "robots", content: "noindex" }];

export default function Invitation() {
  return <InvitationScreen {...useLoaderData<typeof loader>()} />;
}

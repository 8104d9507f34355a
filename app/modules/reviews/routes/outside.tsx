import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { outsideLinkIn } from "#app/platform/outside-links/outside-link.ts";
import { OutsideScreen } from "../components/outside/outside-screen.tsx";
import { outsidePage } from "../queries/outside-form.ts";
import { outsidePlace } from "../review-places.ts";
import { answerOutside, answerOutsideInput } from "../use-cases/answer-outside.ts";

/** For somebody outside the company who was asked by mail: the form about one person, while the link stands. */
export const loader = openPage(async (scope, request) => {
  if (new URL(request.url).searchParams.has("thanks")) return { step: "thanks" as const };
  const link = outsideLinkIn(request);
  const asked = link && (await outsidePage(scope, link));
  return asked ? { step: "answer" as const, asked, link } : { step: "spent" as const };
});

export const action = openCommand({
  input: answerOutsideInput,
  run: async (scope, input, request) => {
    await answerOutside(scope, input);
    const language = new URL(request.url).searchParams.get("language");
    return `${outsidePlace}?thanks${language ? `&${new URLSearchParams({ language })}` : ""}`;
  },
});

export const meta: MetaFunction = () => [{ title: "Cairn" }, { name: "robots", content: "noindex" }];

export default function Outside() {
  return <OutsideScreen page={useLoaderData<typeof loader>()} />;
}

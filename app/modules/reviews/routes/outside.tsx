import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openCommand } from "#app/platform/http/open-command.ts";
import { openPage } from "#app/platform/http/page.ts";
import { OutsideScreen } from "../components/outside/outside-screen.tsx";
import { outsidePage } from "../queries/outside-form.ts";
import { answerOutside, answerOutsideInput } from "../use-cases/answer-outside.ts";

/** For somebody outside the company who was asked by mail: the form about one person, while the link stands. */
export const loader = openPage(async (scope, request) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("thanks")) return { step: "thanks" as const };
  const [company, token] = [searchParams.get("company") ?? "", searchParams.get("token") ?? ""];
  const asked = token ? await outsidePage(scope, { company, token }) : null;
  return asked ? { step: "answer" as const, asked, link: { company, token } } : { step: "spent" as const };
});

export const action = openCommand({
  input: answerOutsideInput,
  run: async (scope, input, request) => {
    await answerOutside(scope, input);
    const language = new URL(request.url).searchParams.get("language");
    return `/review/outside?thanks${language ? `&${new URLSearchParams({ language })}` : ""}`;
  },
});

export const meta: MetaFunction = () => [{ title: "Cairn" }, { name: "robots", content: "noindex" }];

export default function Outside() {
  return <OutsideScreen page={useLoaderData<typeof loader>()} />;
}

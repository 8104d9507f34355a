import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ExplainScreen } from "../components/explain/explain-screen.tsx";
import { explainInput } from "../queries/explain-access.ts";
import { explainPage } from "../queries/explain-page.ts";

export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: explainInput,
  load: (context, input, _request, { gatherings }) => explainPage(context, input, gatherings),
});

export default function Explain() {
  return <ExplainScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PluginsScreen } from "../components/plugins-screen.tsx";
import { connectorKinds } from "../domain/kinds.ts";
import { pluginsPage } from "../queries/plugins-page.ts";

export const loader = page({
  can: mayEver("edit", "Connector"),
  input: z.object({}),
  load: (context, _input, request, scope) => {
    const named = new URL(request.url).pathname
      .replace(/\.data$/, "")
      .split("/")
      .at(-1);
    return pluginsPage(context, connectorKinds.find((kind) => kind === named) ?? "hr", scope);
  },
});

/** The connectors of one kind: those that are connected, and those that may be. */
export default function PluginsOfKind() {
  const loaded = useLoaderData<typeof loader>();
  return <PluginsScreen key={loaded.kind} page={loaded} />;
}

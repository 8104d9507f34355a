import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PluginsScreen } from "../components/plugins-screen.tsx";
import { pluginsPage } from "../queries/plugins-page.ts";

export const loader = page({
  can: mayEver("edit", "Connector"),
  input: z.object({}),
  load: (context, _input, _request, scope) => pluginsPage(context, null, scope),
});

/** Every system the company is connected to, and how each connection stands. */
export default function Plugins() {
  return <PluginsScreen page={useLoaderData<typeof loader>()} />;
}

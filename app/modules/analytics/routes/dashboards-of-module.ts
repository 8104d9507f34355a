import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { modulePlaces } from "../analytics-places.ts";
import { dashboardsOf, type ShownModule } from "../domain/shown-module.ts";
import { moduleDashboards } from "../queries/module-dashboards.ts";
import { showFrame } from "./show-frame.ts";

/** The dashboards of a module, for who administers it; while there are none, or somebody else asks, its own numbers. */
export function dashboardsOfModule(module: ShownModule) {
  const { path, otherwise } = modulePlaces[module];
  return page({
    can: feature(module),
    input: z.object({}),
    load: async (context, _input, { url }, scope) => {
      if (!(await context.ability()).anyOf("view", dashboardsOf(module)))
        throw redirect(`${otherwise}${new URL(url).search}`);
      const { baseUrl, ...screen } = await moduleDashboards(context, module);
      showFrame(scope, path, baseUrl);
      return screen;
    },
  });
}

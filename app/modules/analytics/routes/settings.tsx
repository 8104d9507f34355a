import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ConnectionSettings } from "../components/connection-settings.tsx";
import type { ShownSqlAccess } from "../components/sql-access.tsx";
import { connectionScreen } from "../queries/connection-screen.ts";
import { sqlAccessGiven, type SqlAccess } from "../queries/sql-access-given.ts";
import { removeConnection, removeConnectionInput } from "../use-cases/remove-connection.ts";
import { removeDashboard, removeDashboardInput } from "../use-cases/remove-dashboard.ts";
import { saveConnection, saveConnectionInput } from "../use-cases/save-connection.ts";
import { saveDashboard, saveDashboardInput } from "../use-cases/save-dashboard.ts";
import { testConnection, testConnectionInput } from "../use-cases/test-connection.ts";

const can = mayEver("edit", "AnalyticsConnection");

export const loader = (args: LoaderFunctionArgs) =>
  page({
    can,
    input: z.object({ dashboard: z.string().max(40).optional() }),
    load: async (context, { dashboard }) => ({
      ...(await connectionScreen(context)),
      open: dashboard ?? null,
      timeZone: context.actor.timeZone,
      company: context.tenant.slug,
      sqlAccess: shown(await sqlAccessGiven(args.context.scope.database, context.tenant.id)),
    }),
  })(args);

const shown = (access: SqlAccess | null): ShownSqlAccess =>
  access && {
    topics: access.topics,
    givenAt: access.givenAt.toISOString(),
    filledTo: access.filledTo?.toISOString() ?? null,
  };

export const action = command({
  can,
  intents: {
    "save-connection": {
      input: saveConnectionInput,
      run: (context, input: z.output<typeof saveConnectionInput>, scope) =>
        saveConnection(context, input, scope, scope.origin),
    },
    "test-connection": { input: testConnectionInput, run: testConnection },
    "remove-connection": { input: removeConnectionInput, run: removeConnection },
    "save-dashboard": { input: saveDashboardInput, run: saveDashboard },
    "remove-dashboard": { input: removeDashboardInput, run: removeDashboard },
  },
});

/** Which analytics service shows dashboards here, and which of them. */
export default function AnalyticsSettings() {
  return <ConnectionSettings screen={useLoaderData<typeof loader>()} />;
}

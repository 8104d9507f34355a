import type { ActionFunctionArgs } from "@remix-run/node";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { openFor } from "#app/platform/http/page.ts";
import { openView, openViewInput } from "../use-cases/open-view.ts";

/** What a frame needs for one view, asked for by the page's script. */
export async function action({ request, params, context: { scope } }: ActionFunctionArgs) {
  try {
    const context = await openFor(scope, mayEver("view", "AnalyticsDashboard"), request);
    const input = openViewInput.safeParse(params);
    if (!input.success) throw notFound("The dashboard");
    return Response.json(await openView(context, input.data, scope));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await scope.undo();
    return Response.json({ code: error.code }, { status: error.status });
  }
}

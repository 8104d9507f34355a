import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { accessPlaces } from "../access-places.ts";
import { stopViewing } from "../use-cases/stop-viewing.ts";

/** A link alone ends nothing: other sites can make a browser follow links. */
export const loader = () => redirect("/app");

export async function action({ context: { scope } }: ActionFunctionArgs) {
  if (!scope.session) return redirect("/login");
  const viewed = await stopViewing(scope);
  return redirect(viewed ? `${accessPlaces.access}/${viewed}` : "/app");
}

import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "../use-cases/sign-out.ts";

/** A link alone must not sign anybody out: other sites can make a browser follow links. */
export const loader = () => redirect("/app");

export async function action({ request, context: { scope } }: ActionFunctionArgs) {
  const there = await signOut(scope);
  if (!there) return redirect("/login");
  // A form sent before any script may not be led to another site; a page of ours may lead on.
  if (request.headers.get("sec-fetch-dest") === "document")
    return new Response(null, { headers: { Refresh: `0; url=${there}` } });
  return redirect(there);
}

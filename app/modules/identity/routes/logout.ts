import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "../use-cases/sign-out.ts";

/** A link alone must not sign anybody out: other sites can make a browser follow links. */
export const loader = () => redirect("/app");

export async function action({ context: { scope } }: ActionFunctionArgs) {
  await signOut(scope);
  return redirect("/login");
}

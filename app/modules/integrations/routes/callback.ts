import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { integrationPlaces } from "../integration-addresses.ts";

/** An older return address of sign-ins at a CRM, as it stands in apps that were registered there. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${integrationPlaces.signIn}${new URL(request.url).search}`, 301);
}

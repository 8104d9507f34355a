import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { leadingFrom } from "../former-goal-addresses.ts";

/** Addresses of before lead to their screens for good, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(leadingFrom(pathname, search), 301);
}

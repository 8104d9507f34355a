import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { initiativePlaces } from "../initiative-places.ts";

const moved: Readonly<Record<string, string>> = { "/initiative/audit": "/app/company/initiative" };

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${moved[pathname] ?? initiativePlaces.mine}${search}`, 301);
}

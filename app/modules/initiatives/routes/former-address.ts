import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { initiativePlaces } from "../initiative-places.ts";

const cards = "/initiative/cards";

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === cards && !searchParams.has("view")) {
    searchParams.set("view", "CARDS");
    if (!searchParams.has("status")) searchParams.set("status", "OPEN");
  }
  const query = searchParams.toString();
  return redirect(`${initiativePlaces.mine}${query ? `?${query}` : ""}`, 301);
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { tagSettings } from "../tag-places.ts";

/** The address of before leads to the screen, with what was asked of it. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${tagSettings}${new URL(request.url).search}`, 301);
}

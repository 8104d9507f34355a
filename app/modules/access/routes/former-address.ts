import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { accessPlaces } from "../access-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/settings/customAccess": accessPlaces.roles,
  "/settings/modules": accessPlaces.modules,
};

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${moved[pathname] ?? "/app"}${search}`, 301);
}

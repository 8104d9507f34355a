import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { accessPlaces } from "../access-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/settings/customAccess": accessPlaces.roles,
  "/settings/modules": accessPlaces.modules,
};

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = moved[pathname] ?? (searchParams.has("module") ? accessPlaces.modules : "/app");
  return redirect(`${address}${search}`, 301);
}

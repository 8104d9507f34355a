import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { shapePlaces } from "../shape-places.ts";

const moved: Readonly<Record<string, string>> = {
  "/settings/company": shapePlaces.company,
  "/app/company/settings/platform": shapePlaces.company,
  "/settings/referral": "/app/company/employees/invite",
  "/settings/applause": "/app/settings/feed",
  "/app/company/settings": shapePlaces.company,
  "/settings/function-grade": shapePlaces.functionGrade,
  "/settings/employees": "/app/company/settings/platform/employees",
};

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${moved[pathname] ?? "/app"}${search}`, 301);
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

/** Where people were brought in from files before leads to where all records are; a file keeps its id. */
export function loader({ request, params: { importId } }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(importId ? { file: importId } : {});
  if (pathname.endsWith("/plan.csv")) return redirect(`/app/imports/people/${importId}/result.csv`, 301);
  const outcome = searchParams.get("outcome");
  if (outcome) query.set("outcome", outcome);
  return redirect(`/app/imports/people${query.size > 0 ? `?${query}` : ""}`, 301);
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { importKinds, uploadKinds } from "../domain/fields.ts";

/** Where goals were brought in from files before leads to where all records are; a file keeps its id. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const kind = importKinds[uploadKinds.find((one) => one === searchParams.get("kind")) ?? "OKRS"];
  const [format, file] = [searchParams.get("format"), searchParams.get("upload")];
  const query = new URLSearchParams({ ...(format && { format }), ...(file && { file }) });
  const isSample = pathname.endsWith("upload-sample");
  return redirect(`/app/imports/${kind}${isSample ? "/sample" : ""}${query.size > 0 ? `?${query}` : ""}`, 301);
}

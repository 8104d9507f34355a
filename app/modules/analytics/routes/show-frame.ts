import { redirectDocument } from "@remix-run/node";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { frameSource } from "../domain/base-address.ts";

/** Which frames a page may show is said when it is loaded whole: where the browser asks for its data alone, it loads the page. */
export function showFrame(scope: RequestScope, request: Request, place: string, baseUrl: string): void {
  if (new URL(request.url).pathname.endsWith(".data")) throw redirectDocument(place);
  scope.allowFrame(frameSource(baseUrl));
}

import { redirectDocument } from "@remix-run/node";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { frameSource } from "../domain/base-address.ts";

/** Lets the page show the service's frame; where the browser asks for its data alone, it loads the page whole. */
export function showFrame(scope: RequestScope, place: string, baseUrl: string): void {
  if (!scope.allowFrame(frameSource(baseUrl))) throw redirectDocument(place);
}

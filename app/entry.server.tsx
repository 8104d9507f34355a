import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { documentOf } from "#app/composition/web/document.server.tsx";

/**
 * Milliseconds that Remix waits for promises among the data of a page. There are none: loaders answer whole, in one
 * transaction. Its own five seconds would keep the data of every page in memory for as long.
 */
export const streamTimeout = 0;

/** Renders the whole page before the first byte: half the cost of a stream, and one shot to compress. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { scope }: AppLoadContext,
): Promise<Response> {
  const { body, failed } = await documentOf({ url: request.url, context, scope });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(new Uint8Array(body), { status: failed ? 500 : status, headers });
}

/** A fault is logged once, with the request it belongs to; a refusal is an answer and no fault. */
export function handleError(error: unknown, { request, context: { scope } }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { message, stack } = error as Error;
  scope.logger.error(
    { err: { message, stack }, path: new URL(request.url).pathname, requestId: scope.requestId },
    "request failed",
  );
}

import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { translators } from "#app/composition/translators.server.ts";
import { collectPage } from "#app/platform/http/collect-page.ts";
import { NonceProvider } from "#app/shell/components/nonce.tsx";

/**
 * Milliseconds that Remix waits for promises among the data of a page. There are none: loaders answer whole, in one
 * transaction. Its own five seconds would keep the data of every page in memory for as long.
 */
export const streamTimeout = 0;

/** Milliseconds until the rendering of a page is given up. */
const patience = 10_000;

/** Renders the whole page before the first byte: half the cost of a stream, and one shot to compress. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { scope }: AppLoadContext,
): Promise<Response> {
  const used = new Set(["shell"]);
  let late: NodeJS.Timeout | undefined;
  const rendered = new Promise<Response>((resolve, reject) => {
    let outcome = status;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={recordingNamespaces(translators[scope.language], used)}>
        <NonceProvider nonce={scope.nonce}>
          <RemixServer context={remixContext} url={request.url} nonce={scope.nonce} abortDelay={patience} />
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce: scope.nonce,
        onAllReady: () => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          collectPage(pipe).then(
            (body) => resolve(new Response(new Uint8Array(withNamespaces(body, used)), { status: outcome, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError: () => void (outcome = 500),
      },
    );
    late = setTimeout(abort, patience).unref();
  });
  return rendered.finally(() => clearTimeout(late));
}

/** The translator of a page that notes whose words are asked for, so that the browser has them before the page comes alive. */
function recordingNamespaces(translator: i18n, used: Set<string>): i18n {
  const recording = Object.create(translator) as i18n;
  recording.hasLoadedNamespace = (namespace, options) => {
    for (const one of [namespace].flat()) used.add(one);
    return translator.hasLoadedNamespace(namespace, options);
  };
  return recording;
}

const namespacesMark = 'data-namespaces=""';

function withNamespaces(body: Buffer, used: ReadonlySet<string>): Buffer {
  const at = body.indexOf(namespacesMark);
  if (at < 0) return body;
  const said = Buffer.from(`data-namespaces="${[...used].join(" ")}"`);
  return Buffer.concat([body.subarray(0, at), said, body.subarray(at + namespacesMark.length)]);
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

import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { collectPage } from "#app/platform/http/collect-page.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { drawPage } from "#app/platform/rendering/draw-page.ts";
import { NonceProvider } from "#app/shell/components/nonce.tsx";
import { translators } from "../translators.server.ts";
import { encodeData } from "./encode-data.server.ts";
import { handOver, piecesOf } from "./hand-over.server.ts";

/** Milliseconds until the rendering of a page is given up. */
const patience = 10_000;
/** Parts that are fetched late come one after another; a page has a handful. */
const mostTurns = 20;

/** `data` is what the page is made of, where Remix did not encode it. */
type Asked = {
  url: string;
  context: EntryContext;
  scope: Pick<RequestScope, "language" | "nonce" | "config">;
  data?: object;
};
export type Document = { body: Buffer; failed: boolean };

/**
 * The whole page of an answer. Our own renderer draws it; where it meets what it does not know, and where something throws,
 * React does.
 */
export async function documentOf(asked: Asked): Promise<Document> {
  const { context, scope } = asked;
  const used = new Set(["shell"]);
  const { serverHandoffStream, ...rest } = context;
  const page = (
    <I18nextProvider i18n={recordingNamespaces(translators[scope.language], used)}>
      <NonceProvider nonce={scope.nonce}>
        <RemixServer context={rest as EntryContext} url={asked.url} nonce={scope.nonce} abortDelay={patience} />
      </NonceProvider>
    </I18nextProvider>
  );
  const ours = await drawn(page, used);
  const { html, failed } = ours && !scope.config.checksPages ? ours : await drawnByReact(page);
  if (scope.config.checksPages) requireSame(asked.url, ours?.html, html);
  const data = context.renderMeta?.didRenderScripts ? await dataOf(asked, serverHandoffStream) : [];
  const scripts = data.length > 0 ? handOver(data, scope.nonce) : "";
  return { body: bytesOf(html, used, scripts), failed };
}

async function dataOf({ data }: Asked, stream: ReadableStream<Uint8Array> | undefined): Promise<readonly string[]> {
  if (data) return [await encodeData(data)];
  return stream ? piecesOf(stream) : [];
}

type Drawn = { html: string; failed: boolean };

/** Null where React is needed: what it throws, it throws as React's own. */
async function drawn(page: ReactElement, used: Set<string>): Promise<Drawn | null> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    try {
      return { html: drawPage(page, used), failed: false };
    } catch (thrown) {
      if (!(thrown instanceof Promise)) return null;
      await thrown;
    }
  }
  return null;
}

/** In tests each page is drawn by both. */
function requireSame(url: string, ours: string | undefined, reacts: string): void {
  if (ours === undefined) throw new Error(`${url} is drawn by React alone.`);
  if (ours === reacts) return;
  let at = 0;
  while (ours[at] === reacts[at]) at += 1;
  const near = (html: string) => html.slice(Math.max(0, at - 80), at + 120);
  throw new Error(`${url} is drawn otherwise than by React.\n  ours:  ${near(ours)}\n  React: ${near(reacts)}`);
}

function drawnByReact(page: ReactElement): Promise<Drawn> {
  let late: NodeJS.Timeout | undefined;
  const rendered = new Promise<Drawn>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      // Nothing is sent before all of it is there, so that nothing has to come out of its order.
      progressiveChunkSize: Infinity,
      onAllReady: () => collectPage(pipe).then((body) => resolve({ html: body.toString(), failed }), reject),
      onShellError: reject,
      onError: () => void (failed = true),
    });
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

const namespacesMark = 'data-namespaces="';

/** The page with the rooms whose words it uses where they are marked; taken apart at the mark, for it is copied once then. */
function bytesOf(html: string, used: ReadonlySet<string>, scripts: string): Buffer {
  const mark = html.indexOf(`${namespacesMark}"`);
  if (mark < 0) return Buffer.from(html + scripts);
  const at = mark + namespacesMark.length;
  return Buffer.concat(
    [html.slice(0, at), [...used].join(" "), html.slice(at), scripts].map((part) => Buffer.from(part)),
  );
}

import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { collectPage } from "#app/platform/http/collect-page.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Translator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";
import { bytesOf, drawnRooms, drawPage, type Piece } from "#app/platform/rendering/draw-page.ts";
import { NonceProvider } from "#app/shell/components/nonce.tsx";
import { PageRoutesProvider } from "#app/shell/components/page-routes.tsx";
import { translators } from "../translators.server.ts";
import { encodeForScript } from "./encode-data.server.ts";
import { handOver, piecesOf, scriptSafe } from "./hand-over.server.ts";
import { waitingForPage, withLateScripts } from "./late-scripts.server.ts";
import { routesOfPage } from "./page-routes.server.ts";

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
  const { serverHandoffStream, ...rest } = context;
  const routes = withLateScripts(routesOfPage(context));
  const pageWith = (rooms: Rooms) => (
    <TranslatorProvider value={notingRooms(translators[scope.language], rooms)}>
      <NonceProvider nonce={scope.nonce}>
        <PageRoutesProvider value={routes}>
          <RemixServer context={rest as EntryContext} url={asked.url} nonce={scope.nonce} abortDelay={patience} />
        </PageRoutesProvider>
      </NonceProvider>
    </TranslatorProvider>
  );
  const ours = await drawn(pageWith(drawnRooms));
  const reacts = ours && !scope.config.checksPages ? null : await drawnByReact(pageWith);
  if (reacts && scope.config.checksPages) requireSame(asked.url, ours, reacts);
  const { pieces, rooms, failed } = ours ?? reacts!;
  const data = context.renderMeta?.didRenderScripts ? await dataOf(asked, serverHandoffStream) : [];
  const scripts = data.length > 0 ? handOver(data, scope.nonce) : "";
  const seen = routes === "" ? pieces : pieces.map((piece) => waitingForPage(piece, scope.nonce));
  return { body: bytesOf([...withRooms(seen, rooms), scripts]), failed };
}

/** As it stands in scripts. */
async function dataOf({ data }: Asked, stream: ReadableStream<Uint8Array> | undefined): Promise<readonly string[]> {
  if (data) return [await encodeForScript(data)];
  return stream ? (await piecesOf(stream)).map(scriptSafe) : [];
}

/** `rooms` are those whose words the page uses: the browser has to have them before the page comes alive. */
type Drawn = { pieces: readonly Piece[]; rooms: ReadonlySet<string>; failed: boolean };
type Rooms = Pick<Set<string>, "add">;

/** The rooms of every page. */
const shell = ["shell"];

/** Null where React is needed: what it throws, it throws as React's own. */
async function drawn(page: ReactElement): Promise<Drawn | null> {
  const rooms = new Set(shell);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    try {
      return { pieces: drawPage(page, rooms), rooms, failed: false };
    } catch (thrown) {
      if (!(thrown instanceof Promise)) return null;
      await thrown;
    }
  }
  return null;
}

/** In tests each page is drawn by both, and ours is sent. */
function requireSame(url: string, ours: Drawn | null, reacts: Drawn): void {
  if (ours === null) throw new Error(`${url} is drawn by React alone.`);
  const missing = [...reacts.rooms].filter((room) => !ours.rooms.has(room));
  if (missing.length > 0) throw new Error(`${url} does not say that it uses the words of ${missing.join(", ")}.`);
  const [drawn, expected] = [ours, reacts].map(({ pieces }) => bytesOf(pieces).toString()) as [string, string];
  if (drawn === expected) return;
  let at = 0;
  while (drawn[at] === expected[at]) at += 1;
  const near = (html: string) => html.slice(Math.max(0, at - 80), at + 120);
  throw new Error(`${url} is drawn otherwise than by React.\n  ours:  ${near(drawn)}\n  React: ${near(expected)}`);
}

function drawnByReact(pageWith: (rooms: Rooms) => ReactElement): Promise<Drawn> {
  const rooms = new Set(shell);
  let late: NodeJS.Timeout | undefined;
  const rendered = new Promise<Drawn>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(pageWith(rooms), {
      // Nothing is sent before all of it is there, so that nothing has to come out of its order.
      progressiveChunkSize: Infinity,
      onAllReady: () => collectPage(pipe).then((body) => resolve({ pieces: [body.toString()], rooms, failed }), reject),
      onShellError: reject,
      onError: () => void (failed = true),
    });
    late = setTimeout(abort, patience).unref();
  });
  return rendered.finally(() => clearTimeout(late));
}

/** The translator of a page that notes whose words are asked for, so that the browser has them before the page comes alive. */
function notingRooms(translator: Translator, rooms: Rooms): Translator {
  return {
    ...translator,
    of: (asked) => {
      if (typeof asked === "string") rooms.add(asked);
      else for (const room of asked) rooms.add(room);
      return translator.of(asked);
    },
  };
}

const namespacesMark = 'data-namespaces="';

/** The page with the rooms whose words it uses where they are marked, which is at its head. */
function withRooms([head, ...rest]: readonly Piece[], rooms: ReadonlySet<string>): Piece[] {
  const text = String(head);
  const mark = text.indexOf(`${namespacesMark}"`);
  if (mark < 0) return [text, ...rest];
  const at = mark + namespacesMark.length;
  return [text.slice(0, at), [...rooms].join(" "), text.slice(at), ...rest];
}

import type { CommandResult } from "../http/command.ts";

type Page = Pick<Window, "fetch" | "navigator"> & { location: Pick<Location, "pathname"> };

/** Milliseconds until a page that could not be read anew is asked for again. */
const pause = 3_000;
/** How often the next page is asked for while the server says that it is busy. */
const tries = 3;

/**
 * A command that was sent and could not be answered, because there is no network or the server is restarting, is refused
 * like any other, and the page in sight waits to be read anew: it stays, and so does what was typed. Remix would put its
 * error page in the place of both.
 */
export function refuseUnanswered(page: Page = window): void {
  const send = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const address = String(input);
    if (!/\.data(\?|$)/.test(address)) return send(input, init);
    if (init?.method === undefined || init.method === "GET")
      return isInSight(page, address)
        ? readOnceThere(() => send(input, init), init?.signal)
        : readUnlessBusy(() => send(input, init), init?.signal);
    try {
      const answer = await send(input, init);
      // Whatever stands before the server says so in a way of its own.
      return isFromBefore(answer) ? refusal(init.body, "platform.unavailable") : answer;
    } catch (failure) {
      if (init.signal?.aborted) throw failure;
      return refusal(init.body, page.navigator.onLine ? "platform.unavailable" : "platform.offline");
    }
  };
}

/** What is in sight is only read anew; where somebody goes next may fail, and says so, unless the server is just busy. */
function isInSight({ location }: Page, address: string): boolean {
  return new URL(address, "http://page").pathname === `${location.pathname}.data`;
}

async function readOnceThere(read: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  for (;;) {
    const answer = await read().catch((failure: unknown) => {
      if (signal?.aborted) throw failure;
      return null;
    });
    if (answer && !isFromBefore(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
  }
}

async function readUnlessBusy(
  read: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const answer = await read();
    if (left <= 1 || !isFromBefore(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
  }
}

function isFromBefore({ status, headers }: Response): boolean {
  return (status === 502 || status === 503 || status === 504) && !headers.has("X-Remix-Response");
}

function refusal(body: BodyInit | null | undefined, code: string): Response {
  const named = body instanceof FormData || body instanceof URLSearchParams ? body.get("intent") : null;
  const intent = typeof named === "string" ? named : "";
  const error = { code, params: {}, fields: {}, chain: [] };
  const answer: CommandResult = { intent, done: false, value: null, reply: null, error };
  return new Response(encoded({ data: answer }), { status: 503, headers: { "X-Remix-Response": "yes" } });
}

const encodedNull = -5;

/** As Remix's single fetch writes an answer: every value once, and where it stands instead of it. */
export function encoded(value: unknown): string {
  const written: unknown[] = [];
  const place = (part: unknown): number => {
    if (part === null) return encodedNull;
    const at = written.push(part) - 1;
    if (Array.isArray(part)) written.splice(at, 1, part.map(place));
    else if (typeof part === "object")
      written.splice(
        at,
        1,
        Object.fromEntries(Object.entries(part as object).map(([key, one]) => [`_${place(key)}`, place(one)])),
      );
    return at;
  };
  place(value);
  return `${JSON.stringify(written)}\n`;
}

import type { CommandResult } from "../http/command.ts";

/**
 * Answers in the server's place where the network is lost: a form that was sent is refused in words, and the page stays
 * with all that was typed. Otherwise the fault would take the page's place. Called once, before the page comes alive.
 */
export function answerOffline(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    try {
      return await send(address, init);
    } catch (error) {
      const sent = init?.method === "POST" && !init.signal?.aborted ? formIn(address, init.body) : null;
      if (!sent) throw error;
      return new Response(turboStreamOf({ data: refusalOf(sent) }), { status: 503 });
    }
  };
}

/** The form that was sent to an action of a page. */
function formIn(address: RequestInfo | URL, body: BodyInit | null | undefined): FormData | URLSearchParams | null {
  const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
  if (!pathname.endsWith(".data")) return null;
  return body instanceof FormData || body instanceof URLSearchParams ? body : null;
}

function refusalOf(form: FormData | URLSearchParams): CommandResult {
  const error = { code: "platform.offline", params: {}, fields: {}, chain: [] };
  return { intent: String(form.get("intent") ?? ""), done: false, value: null, reply: null, error };
}

const nothing = -5;

/** Plain data as the framework's client reads answers: every value once, in a row, and objects by the places of theirs. */
export function turboStreamOf(value: unknown): string {
  const row: unknown[] = [];
  const place = (one: unknown): number => {
    if (one === null || one === undefined) return nothing;
    const own = row.push(null) - 1;
    if (Array.isArray(one)) row[own] = one.map(place);
    else if (typeof one === "object")
      row[own] = Object.fromEntries(Object.entries(one).map(([key, held]) => [`_${place(key)}`, place(held)]));
    else row[own] = one;
    return own;
  };
  place(value);
  return `${JSON.stringify(row)}\n`;
}

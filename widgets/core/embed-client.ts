import { EmbedError } from "./embed-error.ts";

/** Answers a fresh token of the site's own server, as text. */
export type GetToken = () => Promise<string>;

/** What widgets ask, and send what is typed in them to. Throws an `EmbedError`. */
export type EmbedSource = {
  read<Value>(path: string, signal?: AbortSignal): Promise<Value>;
  send<Value>(path: string, body: object): Promise<Value>;
};

type Session = { session: string; expiresAt: string; openedAt: number };

/** Of a session's life, how much passes before a new one is opened. */
const freshShare = 0.8;

/**
 * Asks Cairn in the name of the person whom the site's token names. The session lives in memory alone; one token is fetched
 * for however many widgets ask at once, and a session that Cairn no longer knows is opened anew once.
 */
export class EmbedClient implements EmbedSource {
  readonly #root: string;
  readonly #getToken: GetToken;
  readonly #now: () => number;
  #session: Promise<Session> | null = null;

  /** `cairn`: where Cairn is, `https://cairn.example`. */
  constructor(cairn: string, company: string, getToken: GetToken, now: () => number = Date.now) {
    this.#root = `${cairn.replace(/(?<!\/)\/+$/, "")}/embed/v1/${encodeURIComponent(company)}`;
    this.#getToken = getToken;
    this.#now = now;
  }

  read<Value>(path: string, signal?: AbortSignal): Promise<Value> {
    return this.#answer(path, { signal: signal ?? null });
  }

  /** Changes something: `body` is sent as JSON. */
  send<Value>(path: string, body: object): Promise<Value> {
    return this.#answer(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  }

  /** A session that Cairn no longer knows has done nothing, so what was refused with 401 may be asked again. */
  async #answer<Value>(path: string, init: RequestInit): Promise<Value> {
    const first = await this.#ask(path, init);
    const used = this.#session;
    if (first.status !== 401) return answerOf<Value>(first);
    if (this.#session === used) this.#session = null;
    return answerOf<Value>(await this.#ask(path, init));
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const { session } = await this.#open();
    const headers = { ...init.headers, authorization: `Bearer ${session}` };
    return send(`${this.#root}${path}`, { ...init, headers });
  }

  /** Who waits for a session that is being opened hears of its refusal with whoever asked first; the next question tries anew. */
  async #open(): Promise<Session> {
    const opening = this.#session;
    if (opening) {
      const standing = await opening;
      if (this.#isFresh(standing)) return standing;
      if (this.#session !== opening) return this.#open();
    }
    const exchanging = oncePage(this.#root, () => this.#exchange());
    this.#session = exchanging;
    exchanging.catch(() => this.#session === exchanging && (this.#session = null));
    return exchanging;
  }

  #isFresh({ openedAt, expiresAt }: Session): boolean {
    return this.#now() < openedAt + (Date.parse(expiresAt) - openedAt) * freshShare;
  }

  async #exchange(): Promise<Session> {
    const openedAt = this.#now();
    const token = await this.#getToken().catch((cause: Error) => {
      throw new EmbedError("no-token", cause.message, true);
    });
    const answer = await send(`${this.#root}/session`, {
      method: "POST",
      body: token,
      headers: { "content-type": "text/plain" },
    });
    return { ...(await answerOf<{ session: string; expiresAt: string }>(answer)), openedAt };
  }
}

/** Refusals of a whole site: until somebody changes a key, whoever asks from this page is refused alike. */
const siteRefusal = /^(site-refused|embeds\.(origin|no-company))$/;
const refusalRest = 60_000;
const gates = new Map<string, Promise<unknown>>();

/** Of all providers of a page the first asks whether the site is let in; where it is not, none asks again for a minute. */
async function oncePage(root: string, exchange: () => Promise<Session>): Promise<Session> {
  const standing = gates.get(root);
  if (standing) await standing;
  const session = exchange();
  const gate = session.catch((error: EmbedError) => {
    if (!siteRefusal.test(error.code)) return;
    setTimeout(() => gates.delete(root), refusalRest);
    throw error;
  });
  gate.catch(() => undefined);
  gates.set(root, gate);
  return session;
}

/** Asks an address of the site itself for a token, as text. */
export function tokenFrom(endpoint: string): GetToken {
  return async () => {
    const answer = await fetch(endpoint, { method: "POST", headers: { accept: "text/plain" } });
    if (!answer.ok) throw new Error(`${endpoint} answers ${answer.status}.`);
    return (await answer.text()).trim();
  };
}

const anonymous: RequestInit = { credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" };

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, ...anonymous, mode: "cors" });
  } catch (cause) {
    if ((cause as Error).name === "AbortError") throw cause;
    throw await notAnswered(url);
  }
}

/** Browsers do not say why a foreign address did not answer: one that answers blindly is there, and does not let this site in. */
async function notAnswered(url: string): Promise<EmbedError> {
  const { origin } = new URL(url);
  const isThere = await fetch(url, { ...anonymous, mode: "no-cors" }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    return new EmbedError(
      "unreachable",
      `${origin} cannot be reached: it is away, the attribute cairn names another place, or this page's connect-src leaves it out.`,
      true,
    );
  return new EmbedError(
    "site-refused",
    `${origin} does not let ${globalThis.location?.origin ?? "this site"} in: an admin adds this address to a key under company settings, Embedding.`,
    false,
  );
}

async function answerOf<Value>(answer: Response): Promise<Value> {
  if (answer.ok) return (await answer.json()) as Value;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; title?: string };
  throw new EmbedError(
    problem.code ?? `http-${answer.status}`,
    problem.title ?? answer.statusText,
    answer.status >= 500 || answer.status === 429,
  );
}

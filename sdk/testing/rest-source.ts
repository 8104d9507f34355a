import type { Answer, SourceAnswer, SourceRequest } from "./source-server.ts";

export type RestRow = { id: string; updated_at: string } & Record<string, unknown>;
export type RestCollections = Record<string, readonly RestRow[]>;

/**
 * A common dialect of REST sources: `GET /me`, and `GET /<collection>?updated_since=&cursor=&limit=` that answers
 * `{ items, next }` in the order of change, with a bearer token. A source with another dialect brings its own `Answer`.
 */
export class RestSource {
  readonly answer: Answer;
  #collections: RestCollections;

  constructor(collections: RestCollections, secret: string) {
    this.#collections = collections;
    this.answer = (request) =>
      request.headers.authorization === `Bearer ${secret}` ? this.#read(request) : { status: 401, body: {} };
  }

  /** What the source holds from now on. */
  become(collections: RestCollections): void {
    this.#collections = collections;
  }

  #read({ method, path, query }: SourceRequest): SourceAnswer {
    if (method !== "GET") return { status: 405, body: {} };
    if (path === "/me")
      return { body: { account: "integration@source.example", scopes: Object.keys(this.#collections) } };
    const rows = this.#collections[path.slice(1)];
    if (!rows) return { status: 404, body: {} };
    const since = query.get("updated_since") ?? "";
    const after = query.get("cursor") ?? "";
    const limit = Number(query.get("limit") ?? 100);
    const rest = rows
      .filter((row) => row.updated_at > since && placeOf(row) > after)
      .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const items = rest.slice(0, limit);
    return { body: { items, next: rest.length > limit ? placeOf(items.at(-1)!) : null } };
  }
}

const placeOf = (row: RestRow) => `${row.updated_at} ${row.id}`;

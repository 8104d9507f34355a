import type { Answer, SourceAnswer, SourceRequest } from "./source-server.ts";

/** A row of a `RestSource`. */
export type RestRow = { id: string; updated_at: string } & Record<string, unknown>;
/** What a `RestSource` holds, by the path under which it answers it. */
export type RestCollections = Record<string, readonly RestRow[]>;

/**
 * A common dialect of REST sources: `GET /me`, and `GET /<collection>?updated_since=&cursor=&limit=` that answers
 * `{ items, next }` in the order of change, with a bearer token. A source with another dialect brings its own `Answer`.
 */
export class RestSource {
  readonly answer: Answer;
  readonly #includesSince: boolean;
  #collections: RestCollections;

  /** `letIn`: the token, or who is let in; `sinceIncluded`: whether rows of the very moment asked for are answered too. */
  constructor(
    collections: RestCollections,
    letIn: string | ((request: SourceRequest) => boolean),
    { sinceIncluded = false } = {},
  ) {
    this.#collections = collections;
    this.#includesSince = sinceIncluded;
    const admits =
      typeof letIn === "string" ? ({ headers }: SourceRequest) => headers.authorization === `Bearer ${letIn}` : letIn;
    this.answer = (request) => (admits(request) ? this.#read(request) : { status: 401, body: {} });
  }

  /** What the source holds from now on. */
  become(collections: RestCollections): void {
    this.#collections = collections;
  }

  /** One more row in each collection, like its latest and of the same moment. */
  tie(): void {
    const tied = Object.entries(this.#collections).map(([name, rows]) => {
      const [latest] = rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
      return [name, latest ? [...rows, { ...latest, id: `${latest.id}-tied` }] : rows];
    });
    this.#collections = Object.fromEntries(tied) as RestCollections;
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
      .filter((row) => this.#isSince(row, since) && placeOf(row) > after)
      .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const items = rest.slice(0, limit);
    return { body: { items, next: rest.length > limit ? placeOf(items.at(-1)!) : null } };
  }

  #isSince({ updated_at }: RestRow, since: string): boolean {
    return updated_at > since || (this.#includesSince && updated_at === since);
  }
}

const placeOf = (row: RestRow) => `${row.updated_at} ${row.id}`;

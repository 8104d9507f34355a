import createClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { components, paths } from "./document.ts";

/** Every address of the API, with what it takes and answers. */
export type ApiPaths = paths;

/** What a refusal says, by RFC 9457. Programs decide by `code`, never by words. */
export type Problem = components["schemas"]["Problem"];

/** Every address of the API as a typed call: `client.GET("/goals", { params: { query: { limit: 50 } } })`. */
export type CairnClient = Client<paths>;

/** Whom to ask, and in whose name. */
export interface CairnClientOptions extends Omit<ClientOptions, "baseUrl"> {
  /** Where Cairn is, `https://cairn.example`. */
  cairn: string;
  /** An access token made under my settings, API access; or an app's token of an hour. */
  token: string;
}

/** A client of one Cairn in the name of one token. Each call answers `data`, or the problem as `error`; it does not throw for a refusal. */
export function cairnClient({ cairn, token, headers, ...options }: CairnClientOptions): CairnClient {
  return createClient<paths>({
    ...options,
    baseUrl: `${cairn.replace(/(?<!\/)\/+$/, "")}/api/v1`,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

/** A refusal that was thrown, by `answerOf` and `everyItem`. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  /** What was refused, and why. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.title} (${problem.code})`);
    this.problem = problem;
  }
}

/** What a call of the client comes to. */
export type Answer<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** What was answered; throws a `ProblemError` where it was refused. */
export async function answerOf<Data>(asked: Answer<Data>): Promise<Data> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new ProblemError(problemIn(error, response));
  return data as Data;
}

/** What stands between Cairn and the program may answer in other words: they become a problem without a code of ours. */
function problemIn(error: unknown, { status, statusText, headers }: Response): Problem {
  if (typeof error === "object" && error !== null && "code" in error) return error as Problem;
  const requestId = headers.get("x-request-id") ?? "";
  return { type: "about:blank", title: statusText, status, code: `http-${status}`, requestId };
}

/** Whether a record was changed by somebody else since it was read; `version` is the one it has by now: read it and try again. */
export function changedMeanwhile(problem: Problem): problem is Problem & { params: { version: number } } {
  return problem.code === "platform.changed-meanwhile" && typeof problem.params?.["version"] === "number";
}

/** One page of any list: its records, and what brings the page behind it. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Sent as `after` it brings the next page; null behind the last. */
  nextCursor: string | null;
}

/** Every record of a list, page by page: `everyItem((after) => client.GET("/goals", { params: { query: { after } } }))`. */
export async function* everyItem<Item>(
  page: (after: string | undefined) => Answer<ListPage<Item>>,
): AsyncGenerator<Item> {
  let after: string | undefined;
  do {
    const { items, nextCursor } = await answerOf(page(after));
    yield* items;
    after = nextCursor ?? undefined;
  } while (after !== undefined);
}

/** One page of what changed: `readUntil` is kept and sent as `updatedSince` the next time. */
export interface ChangesPage<Change> extends ListPage<Change> {
  readUntil: string;
}

/** Where a program stands that follows changes; plain text, to be kept wherever it keeps its own. */
export interface FollowedUntil {
  /** `readUntil` of what was read to its end; missing before the first time. */
  updatedSince?: string;
  /** The page a run that ended early had not read. */
  after?: string;
}

/**
 * Follows a list from where a program stands, a page at a time: `followChanges(kept, (query) => client.GET("/goals/changes",
 * { params: { query } }))`. Keep `until` together with what the page says, in one step: a run that ended anywhere then goes on
 * there, and nothing is passed over.
 */
export async function* followChanges<Change>(
  from: FollowedUntil,
  page: (query: FollowedUntil) => Answer<ChangesPage<Change>>,
): AsyncGenerator<{ changes: readonly Change[]; until: FollowedUntil }> {
  let at = from;
  for (;;) {
    const { items, nextCursor, readUntil } = await answerOf(page(at));
    at = nextCursor === null ? { updatedSince: readUntil } : { ...at, after: nextCursor };
    yield { changes: items, until: at };
    if (nextCursor === null) return;
  }
}

import { ConnectorError } from "../connector-error.ts";
import type { HttpRequest, HttpResponse, Paging } from "../contract.ts";

/** A source that never ends is a fault of the source or of the connector. */
const mostPages = 100_000;

/** Asks page after page, in the manner the source goes on. */
export async function* paginate(
  http: (request: HttpRequest) => Promise<HttpResponse>,
  first: HttpRequest,
  paging: Paging,
): AsyncGenerator<HttpResponse> {
  let request: HttpRequest | null = first;
  let seen = 0;
  for (let number = 1; request !== null; number += 1) {
    if (number > mostPages) throw new ConnectorError("contract", `More than ${mostPages} pages of ${first.url}.`);
    const answer: HttpResponse = await http(request);
    yield answer;
    if (paging.by === "offset") seen += paging.count(answer.body);
    request = following(first, answer, paging, number, seen);
  }
}

function following(
  first: HttpRequest,
  answer: HttpResponse,
  paging: Paging,
  number: number,
  seen: number,
): HttpRequest | null {
  const query = (value: string | number) => ({
    ...first,
    query: { ...first.query, [(paging as { parameter: string }).parameter]: value },
  });
  if (paging.by === "page") return paging.more(answer.body) ? query(number + 1) : null;
  if (paging.by === "offset") return paging.more(answer.body) ? query(seen) : null;
  if (paging.by === "cursor") {
    const next = paging.next(answer.body);
    return next === undefined || next === "" ? null : query(next);
  }
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(answer.headers.get("link") ?? "")?.[1];
  return next === undefined ? null : { ...first, url: new URL(next, first.url).href, query: {} };
}

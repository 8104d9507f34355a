import { ConnectorError } from "../connector-error.ts";
import type { HttpRequest, HttpResponse, PagedResponse, PagePlace, Paging } from "../contract.ts";

/** A source that never ends is a fault of the source or of the connector. */
const mostPages = 100_000;

/** Asks page after page, in the manner the source goes on, from a place that an earlier run kept or from the first page. */
export async function* paginate(
  http: (request: HttpRequest) => Promise<HttpResponse>,
  first: HttpRequest,
  paging: Paging,
  from?: PagePlace | null,
): AsyncGenerator<PagedResponse> {
  // An empty word and a zero are what a flat cursor holds where there is no place.
  let place = from || null;
  for (let number = 1; number <= mostPages; number += 1) {
    const answer = await http(place === null ? first : requestAt(first, paging, place));
    const next = placeBehind(first, answer, paging, place);
    if (next !== null && next === place)
      throw new ConnectorError("contract", `${pathOf(first)} gives "${place}" as the page after itself.`);
    yield { ...answer, next };
    if (next === null) return;
    place = next;
  }
  throw new ConnectorError("contract", `More than ${mostPages} pages of ${pathOf(first)}.`);
}

function requestAt(first: HttpRequest, paging: Paging, place: PagePlace): HttpRequest {
  if (paging.by === "link" || paging.by === "address") return { ...first, url: String(place), query: {} };
  return { ...first, query: { ...first.query, [paging.parameter]: place } };
}

function placeBehind(
  first: HttpRequest,
  { body, headers }: HttpResponse,
  paging: Paging,
  place: PagePlace | null,
): PagePlace | null {
  if (paging.by === "page") return paging.more(body) ? numberOf(place ?? 1) + 1 : null;
  if (paging.by === "offset") return paging.more(body) ? numberOf(place ?? 0) + paging.count(body) : null;
  if (paging.by === "cursor") return paging.next(body) || null;
  if (paging.by === "address") {
    const named = paging.next(body);
    return named ? new URL(named, String(place ?? first.url)).href : null;
  }
  const next = /<([^<>]+)>\s*;[^,<]*\brel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  return next === undefined ? null : new URL(next, String(place ?? first.url)).href;
}

function numberOf(place: PagePlace): number {
  const number = Number(place);
  if (Number.isInteger(number)) return number;
  throw new ConnectorError("contract", `"${place}" is no number of a page; the cursor kept something else.`);
}

/** Without its query, which may say more than a message should. */
const pathOf = ({ url }: HttpRequest) => url.split(/[?#]/, 1)[0]!;

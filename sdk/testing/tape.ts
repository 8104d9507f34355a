import type { HttpRequest, HttpResponse } from "../contract.ts";
import type { Answer } from "./source-server.ts";

/** One question and its answer, as a tape keeps it: without credentials, for those are added behind it. */
export type Recorded = { method: string; path: string; query: string; status: number; link?: string; body: unknown };
/** What was asked and answered, in order. */
export type Tape = Recorded[];

/** Keeps what was asked and answered; `redact` takes out what nobody may read. */
export function keepOn(tape: Tape, request: HttpRequest, answer: HttpResponse, redact: (text: string) => string): void {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(request.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  url.searchParams.sort();
  const link = answer.headers.get("link");
  tape.push({
    method: request.method ?? "GET",
    path: url.pathname,
    query: redact(url.searchParams.toString()),
    status: answer.status,
    ...(link !== null && { link: redact(link) }),
    body: JSON.parse(redact(JSON.stringify(answer.body ?? null))) as unknown,
  });
}

/** A source that answers what is on a tape, and 404 to what is not. */
export function playTape(tape: Tape): Answer {
  return ({ method, path, query }) => {
    const asked = new URLSearchParams(query);
    asked.sort();
    const found = tape.find((each) => each.method === method && each.path === path && each.query === asked.toString());
    if (!found) return { status: 404, body: {} };
    return { status: found.status, body: found.body, ...(found.link && { headers: { link: found.link } }) };
  };
}

import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import type { Answering } from "./answering.ts";

const entityTag = {
  ETag: {
    description: "The version of the record, where it has one, and a digest of the answer.",
    schema: { type: "string", example: '"3-Zk3b0l9qTTmP1x8a"' },
  },
};
const replayed = {
  "Idempotency-Replayed": {
    description: "`true` where the request was done before, and this is the answer of that time.",
    schema: { type: "string", enum: ["true"] },
  },
};
const location = {
  Location: { description: "The address of what was made.", schema: { type: "string", example: "/api/v1/…" } },
};

/** What an endpoint answers where it does not refuse, by status. */
export function answersOf(endpoint: AnyEndpoint, answering: Answering | undefined): Record<string, object> {
  const content = { "application/json": { schema: (answering?.reader ?? endpoint).output as object } };
  if (endpoint.method === "GET")
    return {
      "200": { description: "What was asked for.", headers: entityTag, content },
      "304": { description: "Nothing has changed since the answer that `If-None-Match` names." },
    };
  const headers = { ...entityTag, ...replayed };
  if (!answering) return { "200": { description: "Done.", headers, content } };
  if (answering.made)
    return {
      "201": {
        description: "Made: the whole record, as its own address answers it.",
        headers: { ...location, ...headers },
        content,
      },
    };
  return {
    "200": { description: "Done: the whole record as it is now, as its own address answers it.", headers, content },
    "204": {
      description: "Done, and the record is not to be read any more: it is gone, or hidden from whoever did it.",
      headers: replayed,
    },
  };
}

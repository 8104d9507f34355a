import { largestLimit } from "#app/platform/http/paging.ts";
import { deletedUnread } from "./deleted-unread.ts";
import { notFollowedText } from "./not-followed.ts";

const unread = deletedUnread
  .flatMap(({ paths }) => paths.map((path) => `\`DELETE ${path.replace(/:(\w+)/g, "{$1}")}\``))
  .join(", ");

/** What holds for every address, for the document and its page. */
export const apiRules: readonly { title: string; text: string }[] = [
  {
    title: "Authentication",
    text:
      "Send `Authorization: Bearer …` with a token made under my settings, API access. A token does what its " +
      "owner may do and no more; one made to read changes nothing. An app trades its client id and secret for tokens of an hour at " +
      "`POST /oauth/token` (OAuth 2 client credentials), and gives one back at `POST /oauth/revoke` (RFC 7009). Scopes are `read` and `write` for all modules, or those of " +
      "one, such as `goals:read` and `goals:write`; each address says which it needs, and refuses others with " +
      "`platform.token-scope`. Where a module shows records of another, as search and comments do, its own scope decides. An app's secret can be renewed under the same id; the " +
      "former one holds for a day more. `GET /me` says whom a token speaks for, in " +
      "which company, and until when.",
  },
  {
    title: "Requests",
    text:
      "Bodies are JSON objects with `Content-Type: application/json`; a few addresses also take CSV. What the " +
      "path names is sent there alone, GET and DELETE read the query, and every other method reads the body. " +
      "A field or parameter that an address does not know is refused by name, so that a misspelt one is never " +
      "lost. Days are `2026-11-16`, moments are ISO 8601 in UTC, money is in minor units (cents) of its ISO " +
      "4217 currency.",
  },
  {
    title: "Answers",
    text:
      "What is made is answered with 201, its address in `Location`, and the whole record as that address " +
      "answers it. A change is answered with 200 and the whole record as it is now, with its new version; with 204 " +
      "where it is not to be read any more. What is done to many at once, and what makes several records, answers their ids with 200. Everything else is answered with 200. An address asked by a method it does not take " +
      "answers 405 and names those it takes in `Allow`. Every answer carries `X-Request-Id`; name it when you " +
      "ask for help.",
  },
  {
    title: "Lists",
    text: `Every list is answered as \`items\` and \`nextCursor\`. Send \`nextCursor\` as \`after\` for the next page until it is null, with the same filters and order; \`limit\` is 1 to ${largestLimit}. A cursor that no page of the same list answered is refused. Records that are added or removed while a list is read may shift those that follow.`,
  },
  {
    title: "Following changes",
    text:
      "Every list of records has an address with `/changes` after it, such as `GET /goals/changes` and `/surveys/{surveyId}/plans/changes`, which answers its " +
      "records by when they changed, oldest first, under all filters of the list. `id` is what a record is told by: where it has none of its own, as the day of a metric, it stands for it. For most, `changedAt` is the moment at which the change was found: " +
      "when you or another program of yours began to read. Read all pages once, keep the records by their id, and keep `readUntil`; send it the next time " +
      "as `updatedSince`. A record may be answered again, and none is passed over. A list of more than 5,000 records that is followed so is refused with `platform.list-too-long`. `gone` says that a record was " +
      "deleted, or is not to be seen any more: forget it, with the key results, subtasks and check-ins it has; of a goal met anew, `/goals/{goalId}/check-ins` has the old ones. Webhooks " +
      "say when to look. What the caller may see also changes with their place in the company and their rights: " +
      "read all from the beginning now and then, such as every night, and forget what was not met.",
  },
  { title: "Lists that are not followed", text: notFollowedText },
  {
    title: "Errors",
    text:
      "A refusal is a problem by RFC 9457 (`application/problem+json`). Decide by `code` and by the codes in " +
      "`fields`, which stay; `title`, `detail` and `message` are words for people. 401: no token, or one that " +
      "does not hold. 403: not allowed, with the rules that decided. 404: not there, or not to be seen. 409: " +
      "it contradicts what is stored. 422: a field is wrong. 5xx: not your doing; 503 says with `Retry-After` " +
      "when to try again.",
  },
  {
    title: "Doing things once",
    text:
      "Send `Idempotency-Key` with a value of your own. The same request with the same key is done once, and " +
      "answered the same each time, from the second on with `Idempotency-Replayed: true`; another request with " +
      "that key is refused with `platform.key-reused`.",
  },
  {
    title: "Versions of records",
    text:
      "A record with a `version` is changed and deleted only by who has read it: send the version, as a field, " +
      'or the `ETag` of the answer as `If-Match`; `If-Match: "3"` will do. Without it the answer is 428. ' +
      `No version is asked for at ${unread}, since what they take away never changes under its id. ` +
      "If somebody has changed the record since, it is 409, and `params.version` is the version it has now. What is read again " +
      "with its `ETag` as `If-None-Match` is answered 304 without a body while nothing has changed.",
  },
  {
    title: "Limits",
    text:
      "A token may make so many requests in a minute, and a person with all of theirs twice as many. " +
      "`RateLimit-Policy` says how many, and `RateLimit` how many are left and in how many seconds the count " +
      "begins anew. Beyond that the answer is 429 with `Retry-After`. Each server process counts for itself.",
  },
  {
    title: "Stability",
    text:
      "The version stands in the path. Fields may be added to answers, and codes to problems; a program " +
      "should pass over those it does not know. Nothing is removed or renamed within a version.",
  },
];

import { inputPlaces } from "#app/composition/web/input-places.ts";
import { roomServers } from "#app/composition/rooms.server.ts";
import type { Cast, RecordKind } from "./cast.ts";
import type { Row } from "./row.ts";

const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);

/** A text of a row with the ids of a record of that kind in place. */
export function fill(cast: Cast, text: string, record: RecordKind): string {
  return text
    .replaceAll("$employee", cast.employeeIds[record])
    .replaceAll("$livesurvey", cast.engagement[record].liveId)
    .replaceAll("$draftsurvey", cast.engagement[record].draftId)
    .replaceAll("$surveyresults", cast.engagement[record].publishedId)
    .replaceAll("$published", cast.notes[record].publishedId)
    .replaceAll("$unpublished", cast.notes[record].unpublishedId)
    .replaceAll("$statement", cast.notes[record].statementId)
    .replaceAll("$event", cast.points[record].eventId)
    .replaceAll("$appeal", cast.points[record].appealId)
    .replaceAll("$escalation", cast.points[record].escalationId)
    .replaceAll("$journey", cast.lifecycle[record].journeyId)
    .replaceAll("$step", cast.lifecycle[record].stepId)
    .replaceAll("$policy", cast.points[record].policyId)
    .replaceAll("$plan", cast.development.of[record].planId)
    .replaceAll("$growthgoal", cast.development.of[record].growthGoalId)
    .replaceAll("$levelup", cast.development.of[record].levelUpId)
    .replaceAll("$note", cast.development.of[record].noteId)
    .replaceAll("$competency", cast.development.of[record].competencyId)
    .replaceAll("$grade", cast.development.of[record].gradeId)
    .replaceAll("$function", cast.development.of[record].functionId)
    .replaceAll("$goal", cast.goalIds[record])
    .replaceAll("$task", cast.taskIds[record])
    .replaceAll("$feedback", cast.feedback.feedbackIds[record])
    .replaceAll("$ask", cast.feedback.askIds[record])
    .replaceAll("$request", cast.feedback.requestIds[record])
    .replaceAll("$series", cast.meetingIds[record].seriesId)
    .replaceAll("$meeting", cast.meetingIds[record].meetingId)
    .replaceAll("$point", cast.meetingIds[record].pointId)
    .replaceAll("$cycle", cast.reviews.cycleIds[record])
    .replaceAll("$reviewee", cast.reviews.revieweeIds[record])
    .replaceAll("$form", cast.reviews.formIds[record]);
}

export function urlOf(cast: Cast, row: Row, record: RecordKind): string {
  const path = Object.entries(row.record ?? {}).reduce(
    (filled, [name, value]) => (name === "query" ? filled : filled.replace(`:${name}`, fill(cast, value, record))),
    row.path.replace("/*", "/no-such-page"),
  );
  return row.record?.query ? `${path}?${fill(cast, row.record.query, record)}` : path;
}

/** Where the browser asks for the data of a page, and sends what is typed into it, once script runs. */
export function dataOf(url: string): string {
  const [path, query] = url.split("?");
  return `${path}.data${query === undefined ? "" : `?${query}`}`;
}

/** What a call of the API deletes is said in its address alone. */
export function intentUrl(
  cast: Cast,
  row: Row,
  record: RecordKind,
  intent: string,
  fields: Record<string, unknown>,
): string {
  const endpoint = endpoints.find((one) => `/api/v1${one.path}` === row.path && one.method === intent);
  // What the query names for reading stands in the body of what is done.
  const { query: _, ...named } = row.record ?? {};
  const reads = !endpoint || inputPlaces(endpoint).inQuery.length > 0;
  const url = urlOf(cast, reads ? row : { ...row, record: named }, record);
  if (intent !== "DELETE" || !row.path.startsWith("/api/")) return url;
  const query = new URLSearchParams(taken(row, intent, fields) as Record<string, string>).toString();
  return query === "" ? url : `${url}?${query}`;
}

export type Knock = { method: string; headers?: Record<string, string>; body?: string };

/** The fields of a row serve its pages and several addresses; each address of the API is sent what it takes. */
function taken({ path }: Row, intent: string, fields: Record<string, unknown>): Record<string, unknown> {
  const endpoint = endpoints.find((one) => `/api/v1${one.path}` === path && one.method === intent)!;
  const { inQuery, inBody } = inputPlaces(endpoint);
  // What has a version is deleted as it was made.
  const sent = intent === "DELETE" && inQuery.includes("version") ? { version: 1, ...fields } : fields;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => [...inQuery, ...inBody].includes(name)));
}

/** A form post of a page's intent, or a call of the API with the same fields as JSON. */
export function asking(row: Row, intent: string, fields: Record<string, unknown>): Knock {
  const headers = { "sec-fetch-site": "same-origin" };
  if (row.path.startsWith("/api/")) {
    return {
      method: intent,
      ...(intent === "DELETE"
        ? { headers }
        : {
            headers: { ...headers, "content-type": "application/json" },
            body: JSON.stringify(taken(row, intent, fields)),
          }),
    };
  }
  const form = new URLSearchParams({ intent, ...(fields as Record<string, string>) });
  return {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  };
}

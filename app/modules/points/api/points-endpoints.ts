import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, sliceOf } from "#app/platform/http/paging.ts";
import { ids } from "../domain/ids.ts";
import { pointsInsights } from "../queries/insights.ts";
import { ownPlace } from "../queries/own-place.ts";
import { personPoints, type PersonPoints } from "../queries/person-points.ts";
import { previewRules, previewRulesInput } from "../queries/preview-rules.ts";
import { readRules } from "../queries/settings-page.ts";
import { statusInput, statusPage } from "../queries/status.ts";
import { archiveRules, archiveRulesInput, saveRules, saveRulesInput } from "../use-cases/save-rules.ts";
import { eventEndpoints } from "./event-endpoints.ts";
import { insightsShape, pointsShape, previewShape, ruleSetShape, standingShape } from "./present.ts";

const can = feature("POINTS");
const pointScopes = ["direct-reports", "all-reports", "company"] as const;

/** Points over `/api/v1`: the same use-cases and queries as the screens. */
export const pointsEndpoints: readonly AnyEndpoint[] = [
  ...eventEndpoints,
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/points", can },
      summary:
        "How many points everybody of a scope has, the most first; for those who lead them or administer points.",
      input: pagingInput.extend({
        scope: z.enum(pointScopes).default("direct-reports").describe("Whose."),
      }),
      output: listShape(standingShape),
      run: async (context, { scope, ...paging }) => {
        const slice = sliceOf(paging);
        const { rows, total } = await statusPage(context, scope, statusInput.parse({}), slice);
        const shown = rows.map(({ id, name, balance, place, nextOn, toDo, appeals }) => ({
          ...{ id, name, balance, place, nextOn, toDo, appeals },
        }));
        return pageOf(shown, total, slice);
      },
    }),
    {
      summary:
        "The points of people the caller leads or administers by when they changed, oldest first, and those that are gone: to follow them.",
      parts: pointScopes.map((scope) => ({ scope })),
    },
  ),
  endpoint({
    ...{ method: "GET", path: "/points/:employeeId", can },
    summary: "Somebody's points and why: each event with its points and when they expire, and thresholds reached.",
    input: z.object({ employeeId: ids.employee }),
    output: pointsShape,
    run: async (context, { employeeId }) => shownPoints(await personPoints(context, employeeId)),
  }),
  endpoint({
    ...{ method: "GET", path: "/points-place", can },
    summary: "The caller's own place in the company, the fewest points first; nobody else is named.",
    input: z.object({}),
    output: z.object({
      place: z.number().int().nullable().describe("The place; null where too few are there."),
      people: z.number().int().nullable().describe("Among so many; null where too few are there."),
    }),
    run: async (context) => (await ownPlace(context)) ?? { place: null, people: null },
  }),
  endpoint({
    ...{ method: "GET", path: "/points-insights", can },
    summary: "Points of the company in numbers; nothing of fewer than five people.",
    input: z.object({}),
    output: insightsShape,
    run: (context) => pointsInsights(context),
  }),
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/points-rules", can },
      summary: "The sets of rules.",
      input: pagingInput,
      output: listShape(ruleSetShape),
      run: async (context, paging) =>
        pageOfAll(
          (await readRules(context)).map(({ audience: _, ...set }) => set),
          paging,
        ),
    }),
    { summary: "Sets of rules by when they changed, oldest first, and those that are gone: to follow them." },
  ),
  endpoint({
    ...{ method: "POST", path: "/points-rules", can },
    summary: "Adds a set of rules for people who are under none.",
    input: saveRulesInput.omit({ policyId: true, version: true }),
    output: z.object({ policyId: ids.policy }),
    run: (context, input) => saveRules(context, { ...input, policyId: undefined, version: undefined }),
  }),
  endpoint({
    ...{ method: "PUT", path: "/points-rules/:policyId", can },
    summary: "Says what a set of rules says from a day on; what was posted before stays.",
    input: saveRulesInput.extend({ policyId: ids.policy }),
    output: z.object({ policyId: ids.policy }),
    run: saveRules,
  }),
  endpoint({
    ...{ method: "POST", path: "/points-rules/preview", can },
    summary: "Who would have had what in the last quarter by these rules. Nothing is stored.",
    input: previewRulesInput,
    output: previewShape,
    run: previewRules,
  }),
  endpoint({
    ...{ method: "POST", path: "/points-rules/:policyId/archive", can },
    summary: "New events fall under these rules no more.",
    input: archiveRulesInput,
    output: z.object({ policyId: ids.policy }),
    run: archiveRules,
  }),
];

function shownPoints({ person, balance, next, nextThreshold, frozen, events, escalations }: PersonPoints) {
  return {
    ...{ person: { id: person.id, name: person.name }, balance, next, nextThreshold, frozen, escalations },
    events: events.map(({ band: _, rulesFrom: __, corrections: ___, recordedByMe: ____, ...event }) => event),
  };
}

import { z } from "zod";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredExplainable } from "#app/platform/contributions/explainable.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { pageInput, sliceOfPage, searchInput } from "#app/platform/http/paging.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { alike } from "../domain/alike.ts";
import { explained, type ExplainedRule } from "./explain-access.ts";
import { loadWorkingActors } from "./load-actor.ts";

export const whoCanPageSize = 25;
export const whoCanInput = z.object({
  about: z
    .string()
    .max(40)
    .describe("The kind of record that is asked about, as `GET /access/explainable` lists them."),
  record: z.uuid().describe("The id of the record it would be done to."),
  action: z
    .string()
    .max(40)
    .default("view")
    .catch("view")
    .describe("What would be done with the record, as `GET /access/explainable` lists it."),
  search: searchInput("Words looked for in names; left out, everybody and everything is listed."),
  page: pageInput.describe("Which page of the people, from 1; 20 a page."),
});
export type WhoCanInput = z.output<typeof whoCanInput>;

/** Somebody who may, and the rule that says so. */
export type WhoCanRow = { person: PersonSummary; reason: ExplainedRule };
export type WhoCan = {
  input: WhoCanInput;
  about: { subject: string; label: string; room: string; actions: { key: string; label: string }[] };
  /** Null where the asking person may not see it. */
  name: string | null;
  rows: WhoCanRow[];
  total: number;
  working: number;
};

/** Everybody who works here and may do this with that record, with the reason; one page of them, by name. */
export async function whoCan(
  context: Context,
  input: WhoCanInput,
  gatherings: Gatherings,
  { limit, offset } = sliceOfPage(input.page, whoCanPageSize),
): Promise<WhoCan> {
  await authorize(context, "view", { kind: "AdminAccess" });
  const about = gatherings.explainables.find(({ subject }) => subject === input.about);
  const asked = about?.actions.find(({ key }) => key === input.action);
  if (!about || !asked) throw notFound("The question");
  const actors = await loadWorkingActors(context, context.clock.now());
  const facts = await about.facts(context, input.record);
  const reasons = await reasonsFor(
    context,
    alike(actors, facts, await gatherings.rightsBesides(context)),
    about,
    asked,
    facts,
  );
  const may = actors.filter(
    ({ employeeId, name }) =>
      reasons.has(employeeId) && name.toLocaleLowerCase().includes(input.search.toLocaleLowerCase()),
  );
  const shown = may.slice(offset, offset + limit);
  const people = await peopleByIds(
    context,
    shown.map(({ employeeId }) => employeeId),
  );
  return {
    input,
    about: {
      subject: about.subject,
      label: about.label,
      room: about.room,
      actions: about.actions.map(({ key, label }) => ({ key, label })),
    },
    name: await about.nameOf(context, input.record),
    rows: shown.flatMap(({ employeeId }) => {
      const person = people.get(employeeId);
      return person ? [{ person, reason: reasons.get(employeeId)! }] : [];
    }),
    total: may.length,
    working: actors.length,
  };
}

/** The rule that allows it, for each person it is allowed to. */
async function reasonsFor(
  context: Context,
  groups: readonly (readonly Actor[])[],
  about: GatheredExplainable,
  { action, field }: { action: string; field?: string },
  facts: AbilitySubject,
): Promise<Map<string, ExplainedRule>> {
  const reasons = new Map<string, ExplainedRule>();
  for (const group of groups) {
    const verdict = (await context.seenBy(group[0]!).ability()).decide(action, facts, field);
    if (!verdict.allowed || !verdict.decidedBy) continue;
    const reason = explained(verdict.decidedBy, true, about, group[0]!);
    for (const { employeeId } of group) reasons.set(employeeId, reason);
  }
  return reasons;
}

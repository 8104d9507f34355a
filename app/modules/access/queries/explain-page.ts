import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ExplainableRecord } from "#app/platform/contributions/explainable.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { explainAccess, type ExplainInput, type Explanation } from "./explain-access.ts";

export type ExplainPage = {
  input: ExplainInput;
  subjects: { subject: string; label: string; room: string; actions: { key: string; label: string }[] }[];
  person: PersonSummary | null;
  record: ExplainableRecord | null;
  explanation: Explanation | null;
};

/** The question as chosen so far, and its answer. */
export async function explainPage(context: Context, input: ExplainInput, gatherings: Gatherings): Promise<ExplainPage> {
  const explanation = await explainAccess(context, input, gatherings);
  const about = gatherings.explainables.find(({ subject }) => subject === input.about);
  const name = about && input.record ? await about.nameOf(context, input.record) : null;
  return {
    input,
    subjects: gatherings.explainables.map(({ subject, label, room, actions }) => ({
      subject,
      label,
      room,
      actions: actions.map((each) => ({ key: each.key, label: each.label })),
    })),
    person: input.person ? ((await peopleByIds(context, [input.person])).get(input.person) ?? null) : null,
    record: input.record && about ? { id: input.record, name: name ?? input.record, detail: "" } : null,
    explanation,
  };
}

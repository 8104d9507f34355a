import { timeFrameOf } from "#app/modules/goals/domain.ts";
import { fiscalYearStartMonth, takeBackGoals } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { hasCompanyAccess } from "#app/platform/context/derived-access.ts";
import { defineImportable, type ImportedLine } from "#app/platform/contributions/importable.ts";
import { goalColumns, importKinds, uploadKinds, type SampleFacts } from "./domain/fields.ts";
import { goalLine, objectiveOf, type GoalLine } from "./domain/goal-line.ts";
import { authorizeUpload } from "./use-cases/authorize-upload.ts";
import { goalMaker } from "./use-cases/make-goals.ts";

/** Files of goals, of three kinds: made as the forms make them, and taken back until somebody builds on one. */
export const goalImports = uploadKinds.map((kind) =>
  defineImportable<GoalLine>({
    kind: importKinds[kind],
    title: "title",
    text: "text",
    choice: { question: "what", kinds: Object.values(importKinds), label: `kind.${kind}`, text: `kind-text.${kind}` },
    list: ({ actor }) => (hasCompanyAccess(actor) ? lists.company : lists.own),
    authorize: (context) => authorizeUpload(context, kind),
    columns: async (context) => goalColumns(kind, await sampleFacts(context)),
    input: goalLine,
    begin: (context, lines) => goalMaker(context, kind, lines),
    ...(kind === "OKRS" ? { belongsTo: objectiveOf } : {}),
    undo: takeBack,
  }),
);

const lists = {
  company: { path: "/app/company/goal/manage", label: "list.company" },
  own: { path: "/app/my-data/goal/my-goals", label: "list.own" },
};

async function sampleFacts(context: Context): Promise<SampleFacts> {
  const { email: owner, currency } = context.actor;
  return {
    owner,
    currency,
    timeFrame: timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id,
  };
}

/** An objective goes with the key results that were made with it. */
function takeBack(context: Context, made: readonly ImportedLine[]): Promise<{ builtOn: string | null }> {
  const idsOf = ({ id, was }: ImportedLine) => [id, ...((was?.keyResultIds as string[] | undefined) ?? [])];
  return takeBackGoals(context, made.flatMap(idsOf));
}

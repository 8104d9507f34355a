import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import type { Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { whatIfsOf } from "../queries/what-ifs.ts";
import {
  applyWhatIf,
  createWhatIf,
  createWhatIfInput,
  deleteWhatIf,
  oneWhatIfInput,
  saveWhatIf,
  saveWhatIfInput,
} from "../use-cases/what-ifs.ts";
import { count, savedShape } from "./shapes.ts";

const points = (said: string) => count(`${said}, in basis points of base pay: 320 is 3.2 %.`);
const whatIfShape = z.object({
  id: ids.whatIf,
  name: z.string().describe("What it is called."),
  createdAt: z.string().describe("When it was copied."),
  people: count("How many people get something."),
  sum: count("What it comes to, in minor units of the cycle's currency."),
  spread: z
    .object({ lowest: points("The smallest raise"), median: points("The middle one"), highest: points("The largest") })
    .nullable()
    .describe("How far raises lie apart."),
  outside: count("How many are outside the guideline."),
  changed: count("How many real lines were changed since."),
  refused: z.boolean().describe("Whether a hard budget would refuse it."),
  version: versionShape,
});
const whatIf = "/compensation-what-ifs/:whatIfId";
const ofCycle = "/compensation-cycles/:cycleId/what-ifs";
const changed = z.object({ cycleId: ids.cycle });

/** What-ifs over `/api/v1`: the caller's own copies of the lines they plan. */
export const whatIfEndpoints = (can: Can): readonly AnyEndpoint[] => [
  ...withChanges(
    endpoint({
      method: "GET",
      path: ofCycle,
      can,
      summary: "The caller's what-ifs of a cycle, compared.",
      input: pagingInput.extend({ cycleId: ids.cycle }),
      output: listShape(whatIfShape),
      run: async (context, { cycleId, ...paging }) =>
        pageOfAll(
          (await whatIfsOf(context, cycleId)).map(({ id, createdAt, ...one }) => ({
            ...one,
            id: id ?? "",
            createdAt: createdAt ?? "",
          })),
          paging,
        ),
    }),
  ),
  endpoint({
    method: "POST",
    path: ofCycle,
    can,
    summary: "Copies the lines the caller plans under a name.",
    input: createWhatIfInput,
    output: z.object({ whatIfId: ids.whatIf, people: count("How many lines were copied.") }),
    run: createWhatIf,
  }),
  endpoint({
    method: "POST",
    path: `${whatIf}/raises`,
    can,
    summary: "Saves cells of a what-if, each for itself.",
    input: saveWhatIfInput,
    output: z.object({
      cycleId: ids.cycle,
      results: z.array(savedShape).describe("What became of each cell."),
    }),
    run: saveWhatIf,
  }),
  endpoint({
    method: "POST",
    path: `${whatIf}/apply`,
    can,
    summary: "Takes a what-if over as a whole, or nothing of it.",
    input: oneWhatIfInput,
    output: changed.extend({ applied: count("How many lines were changed.") }),
    run: applyWhatIf,
  }),
  endpoint({
    method: "DELETE",
    path: whatIf,
    can,
    summary: "Throws a what-if away.",
    input: oneWhatIfInput.extend({ version: versionRead }),
    output: changed,
    run: deleteWhatIf,
  }),
];

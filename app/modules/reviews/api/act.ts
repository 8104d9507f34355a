import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver, type Can } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cycleStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";

/** Whoever has reviews: what of it they may do, the use-case asks. */
export const can = feature("REVIEW");
/** Who runs cycles. */
export const runs = all(can, mayEver("run", "ReviewCycle"));

/** What acts answer: the record they were about. */
export const doneForm = z.object({ formId: ids.form });
export const doneReviewee = z.object({ revieweeId: ids.reviewee });
export const doneNomination = z.object({ nominationId: ids.nomination });
export const doneAction = z.object({ actionId: z.guid().describe("The id of the item of the plan.") });
export const doneCycle = z.object({
  cycleId: ids.cycle,
  state: z.enum(cycleStates).describe("How it stands from now on."),
});
export const count = (description: string) => z.number().int().describe(description);

type Act<Input extends z.ZodType, Output extends z.ZodType> = {
  input: Input;
  output: Output;
  run: (context: Context, input: z.output<Input>) => Promise<z.input<Output>>;
  who?: Can;
};

/** Something that is done to one record, at an address of its own. */
export function act<Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  summary: string,
  { input, output, run, who = can }: Act<Input, Output>,
): AnyEndpoint {
  return endpoint({
    method: "POST",
    path,
    can: who,
    summary,
    input,
    output,
    run: (context, asked) => run(context, asked),
  });
}

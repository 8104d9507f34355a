import { choice, day, recordFields, text } from "#app/modules/records/domain.ts";
import { focusEnds } from "./domain/focus-states.ts";

const longest = 1_000;
const refusals = { needed: "required", tooLong: "too-long" };

/** What is planned about a result of a survey. */
export const planFields = recordFields("engagement", {
  plan: text(longest, {
    ...{ said: "What is done about it.", required: true, lines: 4, refusals },
    ...{ label: "focus.plan", help: "focus.plan-text" },
  }),
  dueOn: day({ said: "By when; null where none is said.", label: "focus.due" }),
});

/** How a plan ended; of one of the company everybody who was asked reads what came of it. */
export const endFields = (ofCompany: boolean) =>
  recordFields("engagement", {
    state: choice(focusEnds, { said: "How it ended.", required: true, label: "focus.how", words: "focus.state" }),
    outcome: text(longest, {
      ...{ said: "What came of it.", required: true, lines: 4, refusals },
      ...{ label: "focus.outcome", help: ofCompany ? "focus.outcome-text" : "focus.outcome-team" },
    }),
  });

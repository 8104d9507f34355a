import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const cycle = z.object({ cycleId: z.string() });
const ids = z.array(z.string());

const ofCycles = { right: ["edit", "CompensationCycle"] } as const;

/** What this room announces: ids and states alone, never an amount, a rating or a reason. */
export const compensationEvents = declareEvents({
  "compensation.cycle-saved": { payload: cycle, says: "A draft of a compensation cycle was changed.", stays: true },
  "compensation.cycle-launched": {
    payload: cycle,
    says: "Planning of a compensation cycle began.",
    leaves: true,
    concerns: ofCycles,
  },
  "compensation.cycle-moved": {
    payload: cycle.extend({ move: z.string() }),
    says: "A compensation cycle went on, or was opened again.",
  },
  "compensation.cycle-published": {
    payload: cycle,
    says: "The raises of a compensation cycle were published.",
    leaves: true,
    concerns: ofCycles,
  },
  "compensation.raises-saved": {
    payload: cycle.extend({ memberIds: ids }),
    says: "Raises were proposed or changed.",
    stays: true,
  },
  "compensation.what-if-changed": {
    payload: cycle.extend({ whatIfId: z.string() }),
    says: "A what-if was made, changed, applied or deleted.",
    stays: true,
  },
  "compensation.passed-on": {
    payload: cycle.extend({ stakeholderIds: ids }),
    says: "Raises wait for somebody else: these people.",
  },
  "compensation.sent-back": {
    payload: cycle.extend({ stakeholderIds: ids }),
    says: "Raises were sent back to these people.",
  },
  "compensation.reassigned": {
    payload: cycle.extend({ toId: z.string() }),
    says: "Somebody else plans the raises of people.",
  },
  "compensation.people-changed": {
    payload: cycle.extend({ stakeholderIds: ids }),
    says: "People moved or left while raises are planned; these people plan for them now.",
  },
  "compensation.budgets-changed": {
    payload: cycle.extend({ stakeholderIds: ids }),
    says: "Budgets of a cycle under way were changed; these people plan with them.",
  },
  "compensation.day-near": {
    payload: cycle.extend({ stage: z.enum(["proposeBy", "approveBy"]) }),
    says: "A day by which raises are to be proposed or approved is near, and some still wait.",
  },
  "compensation.letters-released": {
    payload: cycle.extend({ employeeIds: ids }),
    says: "Letters about pay were released to these people.",
  },
  "compensation.letter-acknowledged": {
    payload: z.object({ letterId: z.string() }),
    says: "Somebody acknowledged a letter about their pay.",
    stays: true,
  },
  "compensation.pay-recorded": {
    payload: z.object({ originId: z.string() }),
    says: "Pay was recorded, corrected or brought in by file.",
    stays: true,
  },
  "compensation.settings-saved": {
    payload: z.object({ id: z.string() }),
    says: "Pay ranges were changed.",
    stays: true,
  },
});

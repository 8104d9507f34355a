import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids and states alone, never a word that was written. */
export const reviewEvents = declareEvents({
  "reviews.cycle-saved": {
    payload: z.object({ cycleId: z.string() }),
    says: "A draft of a review cycle was saved.",
    stays: true,
  },
  "reviews.launched": {
    payload: z.object({ cycleId: z.string() }),
    says: "A review cycle was launched.",
    leaves: true,
    concerns: { right: ["run", "ReviewCycle"] },
  },
  /** What was recorded before it named the act is still heard. */
  "reviews.cycle-moved": {
    payload: z.object({ cycleId: z.string(), state: z.string(), act: z.string().default("") }),
    says: "A review cycle was published, cancelled, restored or opened again.",
    leaves: true,
    concerns: { right: ["run", "ReviewCycle"] },
  },
  /** Forms of a cycle whose reviewers are told of them; `at` is their `announced_at`. */
  "reviews.forms-opened": {
    payload: z.object({ cycleId: z.string(), at: z.string() }),
    says: "Forms were opened whose reviewers are told of them.",
  },
  "reviews.form-opened": {
    payload: z.object({ formId: z.string(), why: z.string() }),
    says: "A form was opened by itself, by a nomination, or by an administrator.",
    stays: true,
  },
  "reviews.form-submitted": {
    payload: z.object({ formId: z.string(), forced: z.boolean() }),
    says: "A review was submitted.",
    leaves: true,
  },
  "reviews.form-reopened": {
    payload: z.object({ formId: z.string() }),
    says: "A submitted form can be changed again.",
  },
  "reviews.form-withdrawn": {
    payload: z.object({ formId: z.string() }),
    says: "A form for somebody outside was withdrawn.",
    stays: true,
  },
  /** Forms that wait no longer for reviewers who knew of them. */
  "reviews.forms-withdrawn": {
    payload: z.object({ formIds: z.array(z.string()) }),
    says: "Forms wait no longer for reviewers who knew of them.",
  },
  "reviews.form-extended": {
    payload: z.object({ formId: z.string(), dueOn: z.string() }),
    says: "A form is due on another day.",
  },
  "reviews.reminded": {
    payload: z.object({ formIds: z.array(z.string()), why: z.string() }),
    says: "Reviewers were reminded of forms, or told that the last day has gone by.",
  },
  "reviews.form-started": {
    payload: z.object({ formId: z.string() }),
    says: "Somebody began to fill in a form.",
    stays: true,
  },
  "reviews.nominated": {
    payload: z.object({ nominationId: z.string(), accepted: z.boolean() }),
    says: "Somebody was nominated as a peer.",
  },
  "reviews.peers-proposed": {
    payload: z.object({ revieweeId: z.string(), nominationIds: z.array(z.string()) }),
    says: "Peers were nominated who are not asked before they are approved.",
  },
  "reviews.peers-reminded": {
    payload: z.object({ nominationIds: z.array(z.string()) }),
    says: "Whoever has peers to approve, or was invited as a peer and has not answered, was reminded.",
  },
  "reviews.nominating-reminded": {
    payload: z.object({ revieweeIds: z.array(z.string()), why: z.string() }),
    says: "Whoever has yet to nominate peers was reminded, or told that the last day has gone by.",
  },
  "reviews.peers-approved": {
    payload: z.object({ revieweeId: z.string(), nominationIds: z.array(z.string()) }),
    says: "Peers who waited for approval were approved.",
  },
  /** `known` says whether whoever was nominated had heard of it. */
  "reviews.nomination-decided": {
    payload: z.object({ nominationId: z.string(), status: z.string(), known: z.boolean().default(true) }),
    says: "A nomination was refused, accepted, declined, withdrawn or used.",
  },
  "reviews.goals-chosen": {
    payload: z.object({ revieweeId: z.string() }),
    says: "It was said which goals of somebody count in their review.",
    stays: true,
  },
  "reviews.settled": {
    payload: z.object({ revieweeId: z.string(), cycleId: z.string() }),
    says: "All forms about somebody are in.",
    stays: true,
  },
  "reviews.shared": {
    payload: z.object({ cycleId: z.string(), revieweeIds: z.array(z.string()) }),
    says: "Results were shared with whom they are about.",
    leaves: true,
  },
  "reviews.result-reopened": {
    payload: z.object({ revieweeId: z.string() }),
    says: "A shared result was taken back to be changed.",
  },
  "reviews.acknowledged": {
    payload: z.object({ revieweeId: z.string(), outcome: z.string(), witnessId: z.string().nullable() }),
    says: "Somebody acknowledged, signed or refused their result.",
    leaves: true,
  },
  "reviews.action-changed": {
    payload: z.object({ revieweeId: z.string(), actionId: z.string(), change: z.string() }),
    says: "A step of an action plan was added, changed or done.",
    stays: true,
  },
  "reviews.reviewee-changed": {
    payload: z.object({ revieweeId: z.string(), change: z.string() }),
    says: "Somebody joined or left a cycle, or another manager is accountable.",
    stays: true,
  },
  "reviews.template-changed": {
    payload: z.object({ templateId: z.string(), change: z.string() }),
    says: "A template for reviews was changed.",
    stays: true,
  },
  "reviews.question-changed": {
    payload: z.object({ questionId: z.string(), change: z.string() }),
    says: "A question of the library was changed.",
    stays: true,
  },
  "reviews.probation-decided": {
    payload: z.object({ revieweeId: z.string(), employeeId: z.string(), decision: z.string() }),
    says: "It was decided how a probation ends.",
  },
});

/** Keeps name and payload together where an event is recorded. */
export const reviewEvent = eventsOf(reviewEvents);

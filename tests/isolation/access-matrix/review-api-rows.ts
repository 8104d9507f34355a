import { signedIn, type Row } from "./row.ts";
import {
  writer,
  result,
  accountable,
  nominator,
  leadsInCycle,
  refusedToLine,
  hidden,
  nobody,
  missing,
  reasoned,
  reviewee,
  form,
} from "./review-expectations.ts";

const api = "/api/v1";
const nomination = { nominationId: missing };
/** The API of reviews: the rights of the screens. */
export const reviewApiRows: readonly Row[] = [
  {
    path: `${api}/review-cycles`,
    read: nobody,
    intents: { POST: { fields: { name: "Cycle" }, expect: nobody } },
  },
  { path: `${api}/reviews`, read: signedIn },
  {
    path: `${api}/review-insights`,
    record: { query: "scope=all-reports&cycle=$cycle" },
    read: leadsInCycle,
  },
  {
    path: `${api}/review-forms/:formId/goals`,
    record: { formId: "$form" },
    intents: { POST: { fields: { ...form, version: 1 }, expect: writer } },
  },
  {
    path: `${api}/review-forms/:formId/answers`,
    record: { formId: "$form" },
    intents: { POST: { fields: form, expect: writer } },
  },
  {
    path: `${api}/review-forms/:formId/submit`,
    record: { formId: "$form" },
    intents: { POST: { fields: form, expect: writer } },
  },
  {
    path: `${api}/review-nominations`,
    intents: {
      POST: { fields: { cycleId: "$cycle", employeeId: "$employee", nomineeIds: [missing] }, expect: nominator },
    },
  },
  ...["accept", "withdraw"].map((act): Row => ({
    path: `${api}/review-nominations/:nominationId/${act}`,
    record: nomination,
    intents: { POST: { fields: nomination, expect: hidden } },
  })),
  ...["decline", "refuse"].map((act): Row => ({
    path: `${api}/review-nominations/:nominationId/${act}`,
    record: nomination,
    intents: { POST: { fields: { ...nomination, ...reasoned }, expect: hidden } },
  })),
  {
    path: `${api}/review-nominations/approve`,
    intents: { POST: { fields: { nominationIds: [missing] }, expect: hidden } },
  },
  {
    path: `${api}/review-cycles/:cycleId/results/:employeeId`,
    record: { cycleId: "$cycle", employeeId: "$employee" },
    read: result,
  },
  ...(
    [
      ["settle", { ...reasoned, version: 1 }, result],
      ["share", {}, accountable],
      ["reopen", reasoned, refusedToLine],
      ["answer", { outcome: "ACKNOWLEDGED" }, refusedToLine],
    ] as const
  ).map(([act, fields, expect]): Row => ({
    path: `${api}/review-results/:revieweeId/${act}`,
    record: reviewee,
    intents: { POST: { fields: { ...reviewee, ...fields }, expect } },
  })),
];

const template = { templateId: missing };
const question = { questionId: missing };
const newQuestion = { text: "What went well?", answerType: "TEXT" };

/** Cycles being prepared, and what is asked in them: for who administers reviews. */
export const wizardApiRows: readonly Row[] = [
  {
    path: `${api}/review-cycles/:cycleId/settings`,
    record: { cycleId: "$cycle" },
    read: nobody,
    intents: { PATCH: { fields: { cycleId: "$cycle", step: "details", version: 1 }, expect: nobody } },
  },
  { path: `${api}/review-cycles/:cycleId/plan`, record: { cycleId: "$cycle" }, read: nobody },
  {
    path: `${api}/review-cycles/:cycleId/copy`,
    record: { cycleId: "$cycle" },
    intents: { POST: { fields: { cycleId: "$cycle", name: "Copy" }, expect: nobody } },
  },
  {
    path: `${api}/review-cycles/:cycleId/form-groups`,
    record: { cycleId: "$cycle" },
    intents: { POST: { fields: { cycleId: "$cycle", name: "Sales", version: 1 }, expect: nobody } },
  },
  {
    path: `${api}/review-cycles/:cycleId/form-groups/:groupId/raise`,
    record: { cycleId: "$cycle", groupId: missing },
    intents: { POST: { fields: { cycleId: "$cycle", groupId: missing, version: 1 }, expect: nobody } },
  },
  {
    path: `${api}/review-cycles/:cycleId/form-groups/:groupId`,
    record: { cycleId: "$cycle", groupId: missing },
    intents: { DELETE: { fields: { cycleId: "$cycle", groupId: missing, version: 1 }, expect: nobody } },
  },
  {
    path: `${api}/review-templates`,
    read: nobody,
    intents: { POST: { fields: { name: "Template", elements: [] }, expect: nobody } },
  },
  {
    path: `${api}/review-templates/:templateId`,
    record: template,
    read: nobody,
    intents: { PUT: { fields: { ...template, name: "Template", elements: [], version: 1 }, expect: nobody } },
  },
  ...(
    [
      ["archive", {}],
      ["duplicate", { name: "Template" }],
    ] as const
  ).map(([act, fields]): Row => ({
    path: `${api}/review-templates/:templateId/${act}`,
    record: template,
    intents: { POST: { fields: { ...template, ...fields }, expect: nobody } },
  })),
  { path: `${api}/review-questions`, read: nobody, intents: { POST: { fields: newQuestion, expect: nobody } } },
  {
    path: `${api}/review-questions/:questionId`,
    record: question,
    read: nobody,
    intents: { PUT: { fields: { ...question, ...newQuestion, version: 1 }, expect: nobody } },
  },
  {
    path: `${api}/review-questions/:questionId/archive`,
    record: question,
    intents: { POST: { fields: question, expect: nobody } },
  },
];

/** What is done while a cycle runs, and after it. */
export const runApiRows: readonly Row[] = [
  {
    path: `${api}/review-cycles/:cycleId/share/:runId/retry`,
    record: { cycleId: "$cycle", runId: missing },
    intents: { POST: { fields: { cycleId: "$cycle", runId: missing }, expect: nobody } },
  },
  ...(
    [
      ["launch", {}],
      ["cancel", reasoned],
      ["restore", {}],
      ["publish", {}],
      ["reopen", reasoned],
      ["reopen-forms", { provider: "SELF", ...reasoned }],
      ["share", { everyone: true }],
      ["reviewees", { employeeIds: [missing] }],
      ["follow-managers", {}],
      ["undo-managers", { actId: missing }],
    ] as const
  ).map(([act, fields]): Row => ({
    path: `${api}/review-cycles/:cycleId/${act}`,
    record: { cycleId: "$cycle" },
    intents: { POST: { fields: { cycleId: "$cycle", ...fields }, expect: nobody } },
  })),
  ...(
    [
      ["extend", { dueOn: "2099-01-01" }],
      ["reopen", reasoned],
      ["force-submit", reasoned],
    ] as const
  ).map(([act, fields]): Row => ({
    path: `${api}/review-forms/:formId/${act}`,
    record: form,
    intents: { POST: { fields: { ...form, ...fields }, expect: nobody } },
  })),
  ...(
    [
      ["change-manager", { managerId: missing, ...reasoned }, nobody],
      ["remove", reasoned, nobody],
      ["probation", { decision: "CONFIRMED", ...reasoned, version: 1 }, accountable],
    ] as const
  ).map(([act, fields, expect]): Row => ({
    path: `${api}/review-results/:revieweeId/${act}`,
    record: reviewee,
    intents: { POST: { fields: { ...reviewee, ...fields }, expect } },
  })),
  // Of forms that are not one's own to remind of, nobody is reminded.
  { path: `${api}/review-reminders`, intents: { POST: { fields: { formIds: ["$form"] }, expect: signedIn } } },
  {
    path: `${api}/review-externals`,
    intents: {
      POST: {
        fields: { cycleId: "$cycle", employeeId: "$employee", name: "Mia", email: "mia@else.test", language: "en" },
        expect: nominator,
      },
    },
  },
  ...["send-link", "withdraw"].map((act): Row => ({
    path: `${api}/review-externals/:externalId/${act}`,
    record: { externalId: missing },
    intents: { POST: { fields: { externalId: missing }, expect: hidden } },
  })),
  {
    path: `${api}/review-cycles/:cycleId/nominations/:employeeId`,
    record: { cycleId: "$cycle", employeeId: "$employee" },
    read: nominator,
  },
  {
    path: `${api}/review-results/:revieweeId/actions`,
    record: reviewee,
    read: result,
    intents: { POST: { fields: { ...reviewee, kind: "NOTE", body: "Learn it" }, expect: accountable } },
  },
  {
    path: `${api}/review-actions/:actionId/finish`,
    record: { actionId: missing },
    intents: { POST: { fields: { actionId: missing, done: true }, expect: hidden } },
  },
  {
    path: `${api}/review-actions/:actionId`,
    record: { actionId: missing },
    intents: { DELETE: { fields: { actionId: missing }, expect: hidden } },
  },
];

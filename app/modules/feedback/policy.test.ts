import fc from "fast-check";
import { expect, test } from "vitest";
import { compileAbility } from "#app/platform/ability/ability.ts";
import { mayRead, visibilities } from "./domain/visibility.ts";
import { feedbackRules, type FeedbackActor } from "./policy.ts";

const me: FeedbackActor = { employeeId: "me", adminAccesses: [], features: ["FEEDBACK"] };
const stranger = {
  kind: "Feedback",
  visibility: "RECEIVER_AND_MANAGER",
  authorId: "author",
  receiverId: "receiver",
  managerId: "manager",
  requesterId: null,
};
const actions = ["view", "comment", "archive", "thank", "edit", "delete"];

function allowed(actor: Partial<FeedbackActor>, facts: object): string[] {
  const ability = compileAbility(feedbackRules({ ...me, ...actor }));
  return actions.filter((action) => ability.decide(action, { ...stranger, ...facts }).allowed);
}

test.each([
  ["a stranger's", {}, {}, []],
  ["what everybody reads", {}, { visibility: "PUBLIC" }, ["view", "comment"]],
  ["what one wrote", {}, { authorId: "me" }, ["view", "comment", "archive", "edit", "delete"]],
  ["what one was given", {}, { receiverId: "me" }, ["view", "comment", "archive", "thank"]],
  ["what was said of one to one's manager", {}, { receiverId: "me", visibility: "MANAGER" }, []],
  ["what one's report was given", {}, { managerId: "me" }, ["view", "comment"]],
  ["what one's report was given alone", {}, { managerId: "me", visibility: "RECEIVER" }, []],
  ["what one asked for", {}, { requesterId: "me" }, ["view", "comment"]],
  ["a note of somebody else's", {}, { managerId: "me", receiverId: "me", visibility: "NONE" }, []],
  ["a stranger's, to a feedback admin", { adminAccesses: ["FEEDBACK_ADMIN", "PLATFORM_ADMIN"] }, {}, []],
  [
    "what everybody reads, to a feedback admin",
    { adminAccesses: ["FEEDBACK_ADMIN"] },
    { visibility: "PUBLIC" },
    ["view", "comment", "delete"],
  ],
  ["what one was given, to an admin who sees the product as oneself", { viewed: true }, { receiverId: "me" }, []],
  ["one's own note, to an admin who sees the product as oneself", { viewed: true }, { authorId: "me" }, []],
  ["what one was given where the module is off", { features: [] }, { receiverId: "me" }, []],
])("%s", (_, actor, facts, expected) => {
  expect(allowed(actor, facts)).toEqual(expected);
});

test("the rules let exactly those read it whom the sentence names", () => {
  const someone = fc.constantFrom("me", "other", null);
  const given = fc.record({
    visibility: fc.constantFrom(...visibilities),
    authorId: someone,
    receiverId: someone,
    managerId: someone,
    requesterId: someone,
  });
  fc.assert(
    fc.property(given, (facts) => {
      expect(allowed({}, facts).includes("view")).toBe(mayRead(facts, "me"));
      expect(allowed({ adminAccesses: ["FEEDBACK_ADMIN", "PLATFORM_ADMIN"] }, facts).includes("view")).toBe(
        mayRead(facts, "me"),
      );
    }),
  );
});

import { expect, test } from "vitest";
import { formMoves, formTypes } from "./domain/form-type.ts";
import { addressOfFlags } from "./feedback-flags.ts";

const id = "0193a1b2-0000-7000-8000-000000000000";
const list = "/app/my-data/develop/feedback";

test.each([
  ["", null],
  ["?formType=nothing", null],
  ["?formType=provided", `${list}?formType=provided`],
  [`?formType=requested&empId=${id}&source=mail`, `${list}?formType=requested&empId=${id}`],
  ["?showFeedback=true", `${list}?formType=provided`],
  [`?showFeedback=true&empId=${id}&feedbackType=praise`, `${list}?empId=${id}&feedbackType=praise&formType=provided`],
  [`?showFeedback=true&tab=given&feedbackId=${id}`, `${list}/given?feedbackId=${id}&formType=show-received`],
  [
    `?showFeedback=true&formType=providing-requested&feedbackId=${id}&nudgeId=7`,
    `${list}/requests?formType=providing-requested&feedbackId=${id}`,
  ],
  // What the feedback is about comes along.
  [
    `?showFeedback=true&formType=provided&empId=${id}&competencyId=${id}`,
    `${list}?formType=provided&empId=${id}&competencyId=${id}`,
  ],
  // A record that is not named leaves the list.
  ["?showFeedback=true&formType=show-requested", `${list}/requests`],
])("%s leads to %s", (search, address) => {
  expect(addressOfFlags("/app", search)).toBe(address);
});

test("what a flag leads to leads nowhere else", () => {
  for (const formType of formTypes) {
    const address = addressOfFlags("/app", `?showFeedback=true&formType=${formType}&feedbackId=${id}`)!;
    const { pathname, search } = new URL(address, "http://localhost");
    expect([formType, addressOfFlags(pathname, search)]).toEqual([formType, null]);
    expect(formMoves[formType].to).not.toContain(formType);
  }
});

import { expect, test } from "vitest";
import { formMoves, formTypes } from "./domain/form-type.ts";
import { addressOfFlags, pageToReturnTo } from "./feedback-flags.ts";

const id = "0193a1b2-0000-7000-8000-000000000000";
const list = "/app/my-data/develop/feedback";

const home = "&back=%2Fapp";

test.each([
  ["", null],
  ["?formType=nothing", null],
  ["?formType=provided", `${list}?formType=provided${home}`],
  [`?formType=requested&empId=${id}&source=mail`, `${list}?formType=requested&empId=${id}`],
  ["?showFeedback=true", `${list}?formType=provided${home}`],
  [
    `?showFeedback=true&empId=${id}&feedbackType=praise`,
    `${list}?empId=${id}&feedbackType=praise&formType=provided${home}`,
  ],
  [`?showFeedback=true&tab=given&feedbackId=${id}`, `${list}/given?feedbackId=${id}&formType=show-received${home}`],
  [
    `?showFeedback=true&formType=providing-requested&feedbackId=${id}&nudgeId=7`,
    `${list}/requests?formType=providing-requested&feedbackId=${id}`,
  ],
  // What the feedback is about comes along.
  [
    `?showFeedback=true&formType=provided&empId=${id}&competencyId=${id}`,
    `${list}?formType=provided&empId=${id}&competencyId=${id}${home}`,
  ],
  [
    "?showFeedback=true&feedbackView=given&promptGenderKey=FEMALE&source=nudge",
    `${list}/given?promptGenderKey=FEMALE&formType=provided`,
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

test("a dialog opened over a page leads back to it, with what the page itself was told", () => {
  const address = addressOfFlags(
    "/app/team/direct-reports/goal/manage",
    `?formType=provided&empId=${id}&status=AT_RISK`,
  )!;
  expect(pageToReturnTo(address.slice(address.indexOf("?")))).toBe(
    "/app/team/direct-reports/goal/manage?status=AT_RISK",
  );
});

test.each(["//evil.test", "https://evil.test", "/\\evil.test", "/app\\evil", "/logout", "/apple"])(
  "%s is no page to return to",
  (back) => {
    expect(pageToReturnTo(`?${new URLSearchParams({ back })}`)).toBeNull();
  },
);

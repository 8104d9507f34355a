import fc from "fast-check";
import { expect, test } from "vitest";
import { agreeStatus, type IssueStatus } from "./agree-status.ts";

const status = fc.constantFrom<IssueStatus>("planned", "in-progress", "done");

test("whoever changed since both agreed leads, and what was taken over is never sent back", () => {
  expect(agreeStatus("planned", "done", false)).toEqual({ follows: "TASK", status: "done" });
  expect(agreeStatus("planned", "planned", true)).toEqual({ follows: "ISSUE", status: "done" });
  expect(agreeStatus("done", "done", false)).toEqual({ follows: "ISSUE", status: "in-progress" });
  expect(agreeStatus("done", "in-progress", true)).toEqual({ follows: "TASK", status: "in-progress" });
});

test("once one followed the other, both agree and nothing more follows", () => {
  fc.assert(
    fc.property(status, status, fc.boolean(), (agreed, issue, taskIsDone) => {
      const first = agreeStatus(agreed, issue, taskIsDone);
      const task = first.follows === "TASK" ? first.status === "done" : taskIsDone;
      const then = agreeStatus(first.status, first.follows === "ISSUE" ? first.status : issue, task);
      expect(then.follows).toBe("NOBODY");
    }),
  );
});

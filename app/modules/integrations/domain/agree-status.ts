export type IssueStatus = "planned" | "in-progress" | "done";

/** What brings an issue and its task together again: who follows whom, or nothing where both say the same. */
export type Agreement = { follows: "NOBODY" | "TASK" | "ISSUE"; status: IssueStatus };

/**
 * An issue and a task that both said `agreed` when they were last looked at. Whoever changed since leads; where both did, the
 * issue leads, for more people see it. What one of them took over from the other is agreed then, so that it never comes back.
 */
export function agreeStatus(agreed: IssueStatus, issue: IssueStatus, taskIsDone: boolean): Agreement {
  const issueIsDone = issue === "done";
  if (issueIsDone === taskIsDone) return { follows: "NOBODY", status: issue };
  const issueChanged = issueIsDone !== (agreed === "done");
  if (issueChanged) return { follows: "TASK", status: issue };
  return { follows: "ISSUE", status: taskIsDone ? "done" : "in-progress" };
}

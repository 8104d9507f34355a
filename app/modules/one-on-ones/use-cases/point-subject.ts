import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { namedSubjects, type SubjectId } from "../queries/point-subjects.ts";

/** A talking point is about something its author may see. */
export async function requireSubject(context: Context, subject: SubjectId | null, field: string): Promise<void> {
  if (!subject || (await namedSubjects(context, [subject])).size > 0) return;
  const code = "one-on-ones.unknown-subject";
  throw invalid(code, "There is no such record.", { fields: { [field]: code } });
}

/** As a point keeps it. */
export function subjectColumns(subject: SubjectId | null) {
  const goal = subject?.kind === "GOAL";
  return {
    goalId: goal ? subject.id : null,
    subjectKind: subject && !goal ? subject.kind : null,
    subjectId: subject && !goal ? subject.id : null,
  };
}

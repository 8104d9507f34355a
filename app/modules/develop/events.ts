/** What this room announces: ids and states alone, never a word that was written. */
export type DevelopEvents = {
  "develop.competency-changed": { competencyId: string; change: string };
  "develop.expectation-changed": { jobFunctionId: string; gradeId: string; competencyId: string };
  "develop.level-changed": { levelId: string; change: string };
  "develop.assessed": { employeeId: string; competencyId: string; source: string };
  "develop.self-assessment-asked": { employeeId: string; dueOn: string };
  "develop.plan-changed": { employeeId: string; planId: string; change: string; mentorId: string | null };
  "develop.mentor-named": { employeeId: string; planId: string; mentorId: string };
  "develop.mentor-declined": { employeeId: string; planId: string; mentorId: string };
  "develop.plan-on-agenda": { employeeId: string; planId: string };
  "develop.level-up-changed": { employeeId: string; requestId: string; change: string };
  "develop.note-changed": { employeeId: string; noteId: string; change: string };
  "develop.preference-changed": { findable: boolean };
  "develop.settings-changed": Record<string, never>;
};

/** Templates to begin with, made of questions of the library; their names are the room's words, under `sample.<id>`. */
export const samples = [
  { id: "weekly", questions: ["PERFORMANCE-1", "PERFORMANCE-2", "COLLABORATION-1"] },
  { id: "first-week", questions: ["FIRST_WEEK-1", "FIRST_WEEK-2", "BELONGING-1"] },
  { id: "career", questions: ["GROWTH-1", "GROWTH-2", "GROWTH-3"] },
  { id: "skip-level", questions: ["MANAGER_EFFECTIVENESS-1", "MANAGER_EFFECTIVENESS-2", "BELONGING-2"] },
] as const;

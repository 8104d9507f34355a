import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Answers by name go. Answers without names lead to nobody, so that they can neither be found nor taken out. */
export const engagementForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("survey_answer", "employee_id"),
    ...blanks("survey_participant", "employee_id", { token_hash: "null" }),
    ...blanks("survey_message", "author_id", { words: "word" }),
    ...keeps("work", "survey", "created_by"),
    ...keeps("work", "survey_benchmark", "created_by"),
    ...keeps("work", "survey_focus", ["lead_id", "created_by"]),
    ...keeps("work", "survey_series", "created_by"),
    ...keeps("work", "survey_template", "created_by"),
  ],
};

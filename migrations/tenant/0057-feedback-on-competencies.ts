import type { Migration } from "#tenancy/migration.ts";

export const feedbackOnCompetencies: Migration = {
  version: 57,
  name: "feedback says which competency it is about",
  up: `
alter table {feedback} add column competency_id uuid;
alter table {feedback_request} add column competency_id uuid;
create index feedback_competency on {feedback} (receiver_id, competency_id) where competency_id is not null and deleted_at is null;
`,
};

/** What this room announces: ids alone. */
export type AudienceEvents = {
  "audiences.view-saved": { viewId: string; shared: boolean };
  "audiences.view-edited": { viewId: string; shared: boolean };
  "audiences.view-replaced": { viewId: string };
  "audiences.view-deleted": { viewId: string };
  "audiences.view-restored": { viewId: string };
  "audiences.default-view-chosen": { viewId: string; chosen: boolean };
  "audiences.cohort-created": { cohortId: string; shared: boolean };
  "audiences.cohort-changed": { cohortId: string; shared: boolean };
  "audiences.cohort-deleted": { cohortId: string };
  "audiences.cohort-restored": { cohortId: string };
  "audiences.sharing-granted": { employeeId: string };
  "audiences.sharing-withdrawn": { employeeId: string };
};

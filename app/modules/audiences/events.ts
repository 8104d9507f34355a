/** What this room announces: ids alone. */
export type AudienceEvents = {
  "audiences.view-saved": { viewId: string; shared: boolean };
  "audiences.view-edited": { viewId: string; shared: boolean };
  "audiences.view-replaced": { viewId: string };
  "audiences.view-deleted": { viewId: string };
  "audiences.view-restored": { viewId: string };
  "audiences.default-view-chosen": { viewId: string; chosen: boolean };
};

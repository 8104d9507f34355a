/** What this room announces: ids and states alone, never a word that was written. */
export type OneOnOneEvents = {
  "one-on-ones.scheduled": { seriesId: string; meetingId: string; partnerId: string };
  "one-on-ones.moved": { seriesId: string; meetingId: string; following: boolean };
  "one-on-ones.state-changed": { seriesId: string; meetingId: string; state: string };
  "one-on-ones.archived": { seriesId: string; archived: boolean };
  "one-on-ones.extended": { seriesId: string };
  "one-on-ones.point-changed": { meetingId: string; pointId: string; change: string };
  "one-on-ones.note-saved": { meetingId: string };
  "one-on-ones.reflected": { meetingId: string };
  "one-on-ones.action-added": { meetingId: string; initiativeId: string };
  "one-on-ones.template-changed": { templateId: string; change: string };
  "one-on-ones.question-changed": { questionId: string; change: string };
  "one-on-ones.handover-asked": { seriesId: string; what: string };
  "one-on-ones.handover-answered": { seriesId: string; state: string };
  "one-on-ones.settings-changed": Record<string, never>;
};

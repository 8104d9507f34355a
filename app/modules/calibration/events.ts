/** What this room announces: ids alone, never a rating or a reason. */
export type CalibrationEvents = {
  "calibration.group-created": { groupId: string };
  "calibration.group-changed": { groupId: string };
  "calibration.group-deleted": { groupId: string };
  "calibration.moved": { groupId: string; moveId: string };
  "calibration.finished": { groupId: string };
  "calibration.reopened": { groupId: string };
  "calibration.guidelines-saved": { cycleId: string };
  "calibration.talent-saved": { groupId: string; revieweeId: string };
};

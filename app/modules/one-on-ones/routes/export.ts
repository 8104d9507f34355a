import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { meetingListExport } from "../queries/export-meetings.ts";

/** Who met whom and when, or the list behind a number of the insights, as a file. */
export const loader = exportLoader(meetingListExport);

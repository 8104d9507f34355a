import { exportLoader } from "#app/platform/tasks/export-loader.ts";
import { invitationListExport } from "../queries/export-invitations.ts";

/** Who was invited and has not joined as a file. */
export const loader = exportLoader(invitationListExport);

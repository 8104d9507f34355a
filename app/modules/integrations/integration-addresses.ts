import type { ConnectorKind } from "./domain/kinds.ts";

const root = "/app/company/settings/plugins";

/** Where the screens of this room are. */
export const integrationPlaces = {
  all: root,
  kind: (kind: ConnectorKind) => `${root}/${kind}`,
  install: (connector: string) => `${root}/install/${connector}`,
  installation: (id: string) => `${root}/installation/${id}`,
  /** Where sources send somebody back to who gave their consent there. */
  signIn: `${root}/sign-in`,
  /** What other systems know of a task. */
  issuesOfTask: (initiativeId: string) => `/app/initiative/${initiativeId}/issues`,
  rejected: (id: string, runId: string) => `${root}/installation/${id}/runs/${runId}/rejected.csv`,
};

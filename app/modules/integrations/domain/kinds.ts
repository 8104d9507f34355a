/** What connectors are for, each with its place in the settings. */
export const connectorKinds = ["hr", "chat", "crm", "issue-tracker", "calendar", "analytics"] as const;
export type ConnectorKind = (typeof connectorKinds)[number];

/** The module whose connectors stop where it is switched off. */
export const featureOf: Partial<Record<ConnectorKind, "GOAL" | "CHECK_IN">> = {
  crm: "GOAL",
  "issue-tracker": "GOAL",
};

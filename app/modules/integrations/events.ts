import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const payload = z.object({ installationId: z.string() });

/** What this room announces of a connector that a company has installed. */
export const integrationEvents = declareEvents({
  "integrations.install": { payload, says: "A connector was installed.", stays: true },
  "integrations.set-up": { payload, says: "How a connector reaches its service was saved.", stays: true },
  "integrations.check": { payload, says: "It was tried whether a connector reaches its service.", stays: true },
  "integrations.begin-sign-in": { payload, says: "Somebody began to sign in at a connector's service.", stays: true },
  "integrations.sign-in": { payload, says: "A connector was signed in at its service.", stays: true },
  "integrations.map": { payload, says: "What a connector brings was mapped to what Cairn keeps.", stays: true },
  "integrations.activate": { payload, says: "A connector was switched on.", stays: true },
  "integrations.pause": { payload, says: "A connector was paused.", stays: true },
  "integrations.reset": { payload, says: "A connector forgot what it had read.", stays: true },
  "integrations.remove": { payload, says: "A connector was removed.", stays: true },
  "integrations.ask-run": { payload, says: "Somebody asked a connector to run now.", stays: true },
  "integrations.replay-run": { payload, says: "A run of a connector was asked for anew.", stays: true },
  "integrations.run-ended": {
    payload,
    says: "A run of a connector ended.",
    leaves: true,
    concerns: { right: ["edit", "Connector"] },
  },
  "integrations.run-failed": {
    payload,
    says: "A run of a connector failed.",
    leaves: true,
    concerns: { right: ["edit", "Connector"] },
  },
  "integrations.link-person": {
    payload,
    says: "Somebody of a connected service was told to be a person here.",
    stays: true,
  },
  "integrations.receive-user": { payload, says: "A directory sent a person.", stays: true },
  "integrations.remove-user": { payload, says: "A directory took a person away.", stays: true },
  "integrations.receive-group": { payload, says: "A directory sent a group of people.", stays: true },
  "integrations.remove-group": { payload, says: "A directory took a group of people away.", stays: true },
  "integrations.make-hook-key": {
    payload,
    says: "A key was made that a service signs its messages with.",
    stays: true,
  },
  "integrations.choose-data": { payload, says: "It was chosen what other systems are told.", stays: true },
  "integrations.follow-measure": { payload, says: "A metric follows a measure of a connected service.", stays: true },
  "integrations.drop-measure": {
    payload,
    says: "A metric no longer follows a measure of a connected service.",
    stays: true,
  },
  "integrations.set-task-sync": {
    payload,
    says: "It was chosen which tasks go to an issue tracker and back.",
    stays: true,
  },
  "integrations.create-issue": { payload, says: "An issue was made of a task.", stays: true },
});

/** What is done with an installation, as events and the audit log call it. */
export type IntegrationVerb = keyof typeof integrationEvents extends `integrations.${infer Verb}` ? Verb : never;

import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const payload = z.object({ installationId: z.string() });

/** What this room announces of a connector that a company has installed. */
export const integrationEvents = declareEvents({
  "integrations.install": { payload, says: "A connector was installed." },
  "integrations.set-up": { payload, says: "How a connector reaches its service was saved." },
  "integrations.check": { payload, says: "It was tried whether a connector reaches its service." },
  "integrations.begin-sign-in": { payload, says: "Somebody began to sign in at a connector's service." },
  "integrations.sign-in": { payload, says: "A connector was signed in at its service." },
  "integrations.map": { payload, says: "What a connector brings was mapped to what Cairn keeps." },
  "integrations.activate": { payload, says: "A connector was switched on." },
  "integrations.pause": { payload, says: "A connector was paused." },
  "integrations.reset": { payload, says: "A connector forgot what it had read." },
  "integrations.remove": { payload, says: "A connector was removed." },
  "integrations.ask-run": { payload, says: "Somebody asked a connector to run now." },
  "integrations.replay-run": { payload, says: "A run of a connector was asked for anew." },
  "integrations.run-ended": { payload, says: "A run of a connector ended.", leaves: true },
  "integrations.run-failed": { payload, says: "A run of a connector failed.", leaves: true },
  "integrations.link-person": { payload, says: "Somebody of a connected service was told to be a person here." },
  "integrations.receive-user": { payload, says: "A directory sent a person." },
  "integrations.remove-user": { payload, says: "A directory took a person away." },
  "integrations.make-hook-key": { payload, says: "A key was made that a service signs its messages with." },
  "integrations.choose-data": { payload, says: "It was chosen what other systems are told." },
  "integrations.follow-measure": { payload, says: "A metric follows a measure of a connected service." },
  "integrations.drop-measure": { payload, says: "A metric no longer follows a measure of a connected service." },
  "integrations.set-task-sync": { payload, says: "It was chosen which tasks go to an issue tracker and back." },
  "integrations.create-issue": { payload, says: "An issue was made of a task." },
});

/** What is done with an installation, as events and the audit log call it. */
export type IntegrationVerb = keyof typeof integrationEvents extends `integrations.${infer Verb}` ? Verb : never;

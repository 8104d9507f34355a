/** For the worker: keeps what webhooks are told of an event, says which have something to send, and the work of sending it. */
export { keepMessages } from "./use-cases/keep-messages.ts";
export { takeDueWebhooks } from "./use-cases/take-due.ts";
export { deliverWebhook } from "./jobs/deliver-webhook.job.ts";
/** For the rotation of keys. */
export { keysOfWebhooks, resealWebhooks } from "./use-cases/reseal-webhooks.ts";

const root = "/app/company/settings/platform/webhooks";

/** Where the room's pages are. */
export const webhookPlaces = { all: root, webhook: (webhookId: string) => `${root}/${webhookId}` };

import { z } from "zod";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { webhookNamed } from "../use-cases/webhook-input.ts";
import { deliveryStates, listDeliveries, type DeliveryView } from "./delivery-log.ts";
import { requireWebhook } from "./webhook-list.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("edit", "Webhook");
const { long, moment, number, text } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<DeliveryView>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  text("event", "event-head", ({ event }) => event),
  moment("happened", "happened", ({ happenedAt }) => happenedAt),
  text("state", "state-head", ({ state }) => state, "delivery"),
  number("attempts", "attempts", ({ attempts }) => attempts),
  number("status", { common: "status" }, ({ status }) => status),
];

/** What was sent to a webhook as a file, the newest first. */
export const deliveryListExport = listExport({
  kind: "webhooks.delivery-list",
  can,
  input: webhookNamed.extend({ state: z.enum(deliveryStates).optional().catch(undefined), format: sheetFormatInput }),
  name: (context) => `deliveries-${context.today()}`,
  sheet: async (context, { webhookId, state }): Promise<LongSheet> => {
    await requireWebhook(context, webhookId);
    return long(
      "log",
      columns,
      pagesByKey((after, limit) => listDeliveries(context, webhookId, { state, after }, limit)),
    );
  },
});

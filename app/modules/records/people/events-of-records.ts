import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What is announced of records that people make, change, delete and restore: `loans.created` with the record's id. */
export function eventsOfRecords(room: string, idName: string) {
  const payload = z.object({ [idName]: z.string() });
  return declareEvents({
    [`${room}.created`]: { payload, says: "A record was made.", leaves: true },
    [`${room}.changed`]: { payload, says: "A record was changed.", leaves: true },
    [`${room}.deleted`]: { payload, says: "A record was deleted.", leaves: true },
    [`${room}.restored`]: { payload, says: "A deleted record was restored.", leaves: true },
  });
}

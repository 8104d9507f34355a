import { z } from "zod";
import { declareEvents, type EventCatalogue } from "#app/platform/events/catalogue.ts";

/** What is announced of records that people make, change, move, delete and restore: `loans.created` with the record's id. */
export function eventsOfRecords(room: string, idName: string): EventCatalogue {
  const payload = z.object({ [idName]: z.string() });
  const moved = payload.extend({ move: z.string(), from: z.string(), to: z.string() });
  return declareEvents({
    [`${room}.created`]: { payload, says: "A record was made.", leaves: true },
    [`${room}.changed`]: { payload, says: "A record was changed.", leaves: true },
    [`${room}.moved`]: { payload: moved, says: "A record went from one state to another.", leaves: true },
    [`${room}.deleted`]: { payload, says: "A record was deleted.", leaves: true },
    [`${room}.restored`]: { payload, says: "A deleted record was restored.", leaves: true },
  });
}

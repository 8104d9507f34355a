import type { Context } from "#app/platform/context/context.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { eventList, eventListInput } from "../queries/event-list.ts";
import { eventMarks, whyWithdrawn } from "../queries/event-marks.ts";
import { wordsOf } from "../queries/words.ts";
import {
  correctEvents,
  correctEventsInput,
  manyEventsInput,
  restoreEvents,
  withdrawEvents,
  withdrawEventsInput,
  type ChangedEvents,
} from "../use-cases/many-events.ts";

/** The events of the list, over all its pages. */
async function matching(context: Context, { searchParams }: URL): Promise<string[]> {
  const input = eventListInput.parse(queryFields(searchParams));
  const found: string[] = [];
  for await (const page of pagesBySlice((slice) => eventList(context, input, slice).then(({ rows }) => rows)))
    found.push(...page.map(({ id }) => id));
  return found;
}

const many = actsOnMany({
  ids: "eventIds",
  can: all(feature("POINTS"), mayEver("view", "PointsCompany")),
  matching,
});

const changed = ({ eventIds }: ChangedEvents) => eventIds;

export const withdrawManyEvents = many("points.withdraw-many", withdrawEventsInput, withdrawEvents, {
  ...{ changed, marks: eventMarks },
  run: (context, ids) => restoreEvents(context, { eventIds: [...ids] }),
});
export const restoreManyEvents = many("points.restore-many", manyEventsInput, restoreEvents, {
  ...{ changed, keepsAll: true, marks: eventMarks, before: whyWithdrawn },
  run: async (context, ids, _, before) => {
    const eventIds: string[] = [];
    for (const [reason, some] of Map.groupBy(ids, (id) => before.get(id) ?? ""))
      eventIds.push(...(await withdrawEvents(context, { eventIds: some, reason })).eventIds);
    return { eventIds };
  },
});
export const correctManyEvents = many("points.correct-many", correctEventsInput, correctEvents, {
  ...{ changed, marks: eventMarks },
  run: (context, ids, { minutesOff }) => {
    const reason = wordsOf(asLanguage(context.actor.language))("events.undone-reason");
    return correctEvents(context, { eventIds: [...ids], minutesOff: -minutesOff, reason });
  },
});

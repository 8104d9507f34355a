import type { Context } from "#app/platform/context/context.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import type { EventCatalogue, PayloadOf } from "./catalogue.ts";

/** An event as a listener of its catalogue hears it. */
export type Heard<Payload> = Omit<RecordedEvent, "payload"> & { payload: Payload };

type Listeners<Catalogue extends EventCatalogue, More extends unknown[], Answer> = {
  readonly [Name in keyof Catalogue]?: (
    context: Context,
    event: Heard<PayloadOf<Catalogue, Name>>,
    ...more: More
  ) => Promise<Answer>;
};

/**
 * Listeners to events of a catalogue, typed by it. A payload that is not as its room declares it is refused: the event is
 * tried again and then given up, visibly.
 */
export function hears<Answer, More extends unknown[] = []>() {
  return <Catalogue extends EventCatalogue>(catalogue: Catalogue, listeners: Listeners<Catalogue, More, Answer>) =>
    Object.fromEntries(
      Object.entries(listeners).map(([name, listen]) => {
        const { payload: shape } = catalogue[name]!;
        const heard = (context: Context, event: RecordedEvent, ...more: More): Promise<Answer> =>
          (listen as unknown as (context: Context, event: Heard<unknown>, ...more: More) => Promise<Answer>)(
            context,
            { ...event, payload: shape.parse(event.payload) },
            ...more,
          );
        return [name, heard] as const;
      }),
    ) as Readonly<Record<string, (context: Context, event: RecordedEvent, ...more: More) => Promise<Answer>>>;
}

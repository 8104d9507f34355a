import type { z } from "zod";
import type { Event } from "./record-event.ts";

/**
 * What an event is about, for programs that hear of it in somebody's name: a record that person may view, whose id stands in
 * the field `by`, or a right they hold on some record of a kind. `also` are lists of ids of other records, of which they hear
 * those they may view. The kind of a record may itself stand in a field.
 */
export type Concern =
  | { record: string; by: string; also?: Readonly<Record<string, string>> }
  | { recordIn: string; by: string }
  | { right: readonly [action: string, subject: string] };

/** What a room says of one of its events. */
export type EventDeclared = {
  /** Ids and states alone, never a word that somebody wrote: whoever hears it asks for the rest under their own rights. */
  payload: z.ZodObject;
  /** What happened, in one sentence, for whoever listens. */
  says: string;
  /** Other systems may hear of it, where the company agreed to it. Left out, it stays inside. */
  leaves?: true;
  /** Of what leaves: whom it may be told in whose name. Left out, webhooks are not told of it. */
  concerns?: Concern;
  /** Nobody hears it: what happened stands in the audit log, and nothing is put into the outbox. */
  stays?: true;
};

/** All events of a room, by name: `goals.checked-in`. */
export type EventCatalogue = Readonly<Record<string, EventDeclared>>;

export type PayloadOf<Catalogue extends EventCatalogue, Name extends keyof Catalogue> = z.output<
  Catalogue[Name]["payload"]
>;

/** The payloads of a catalogue by the names of its events. */
export type EventsOf<Catalogue extends EventCatalogue> = {
  [Name in keyof Catalogue & string]: PayloadOf<Catalogue, Name>;
};

/** Declares the events of a room. */
export function declareEvents<const Catalogue extends EventCatalogue>(catalogue: Catalogue): Catalogue {
  return catalogue;
}

/** Keeps name and payload together where an event is recorded: `goalEvent("goals.closed", { goalId, closure })`. */
export function eventsOf<Catalogue extends EventCatalogue>(_catalogue: Catalogue) {
  return <Name extends keyof Catalogue & string>(
    name: Name,
    payload: PayloadOf<Catalogue, Name>,
  ): Event<Name, PayloadOf<Catalogue, Name> & object> => ({ name, payload });
}

/** One event of a catalogue, as it is recorded. */
export type EventNamed<Catalogue extends EventCatalogue, Name extends keyof Catalogue & string> = {
  readonly name: Name;
  readonly payload: Readonly<PayloadOf<Catalogue, Name>>;
};

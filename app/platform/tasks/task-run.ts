import type { ConnectorSettings } from "#app/platform/config/config.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EntryChange } from "#app/platform/contributions/entry-change.ts";
import type { ListOffers } from "#app/platform/contributions/list-offer.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { GatheredOwnData } from "#app/platform/contributions/own-data.ts";
import type { GatheredUse } from "#app/platform/contributions/record-use.ts";
import type { GatheredFactSet } from "#app/platform/contributions/facts.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import type { KeptRecord } from "./task-pieces.ts";
import type { TaskHandler } from "./task-kind.ts";
import type { KeyRing } from "#app/platform/secrets/data-keys.ts";

/** Opens a transaction with the rights of whoever asked for the work; it is committed when `work` ends. */
export type OpenAs = <Result>(
  work: (context: Context) => Promise<Result>,
  options?: { /** Only read, all of it as it was at one moment, however long that takes. */ snapshot?: boolean },
) => Promise<Result>;

/** A file that a task made. */
export type TaskFile = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** A file that is made while it is kept, in pieces of any size; what came of the work is known when the last of them was taken. */
export type LongFile = {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly result: () => Record<string, unknown>;
};

/** What came of a task: facts for who reads on, and a file. */
export type TaskOutcome = { readonly result?: Record<string, unknown>; readonly file?: TaskFile };

/** Says how far work is: `done` of `total`, and in which part of it. */
export type Progress = (done: number, total: number, phase?: string) => Promise<void>;

/** For work that is done while one waits. */
export const unseen: Progress = async () => undefined;

/** Opens what is sealed, and says where the process runs. */
export type TaskInstallation = KeyRing & {
  config: { production: boolean; connectors: ConnectorSettings; publicUrl: string };
  mailer: Mailer;
  /** What falls on a day for the actor of a context, of all rooms. */
  gatherings: {
    /** What does each kind of long work. */
    taskHandlers: ReadonlyMap<string, TaskHandler>;
    days(context: Context): Promise<CalendarEntry[]>;
    /** What rooms tell other systems. */
    facts(actor: Actor): readonly GatheredFactSet[];
    /** Has the room whose entry it is follow what the actor did in their calendar. */
    followEntry(context: Context, change: EntryChange): Promise<boolean>;
    /** How many records the actor may see have each of these tags. */
    carrierCounts: Gatherings["carrierCounts"];
    /** How rooms narrow the list of an address. */
    offersToList(context: Context, url: string): Promise<Pick<ListOffers, "people">>;
    /** What rooms do with a record of another. */
    usesOf(context: Context, about: string, id: string): Promise<readonly GatheredUse[]>;
    /** What rooms hold of each person. */
    ownData(actor: Actor): readonly GatheredOwnData[];
  };
  /** What the API answers the actor of a context at a GET address, such as `/goals`; refused as a program would be. */
  answerOf(context: Context, path: string, asked: Readonly<Record<string, unknown>>): Promise<unknown>;
};

/** What the work is handed. It may be done again from the beginning, if it failed or its worker ended. */
export type TaskRun = {
  readonly taskId: string;
  /** What the work may need of the process beside the company's transactions. */
  readonly installation: TaskInstallation;
  readonly open: OpenAs;
  /** A transaction with the rights of somebody else, for what they did themselves elsewhere, as in their own calendar. */
  openFor(employeeId: string): OpenAs;
  /**
   * Says how far it is, in a transaction beside the one that works, or nobody would see it. Throws where the task was
   * cancelled: what is open then changes nothing.
   */
  progress: Progress;
  /** Aborted within about a second after the task was cancelled: for what waits on something outside the database. */
  readonly signal: AbortSignal;
  /** Keeps, within the last transaction, what takes back what it did. */
  keep(context: Context, records: readonly KeptRecord[]): Promise<void>;
  /** The last transaction: what the work changes and that the task is done stay together, or neither does. */
  finish(work: (context: Context) => Promise<TaskOutcome | void>): Promise<void>;
  /**
   * Ends it with a file that is as long as it likes: read in one snapshot, and kept piece by piece while it is made, so that
   * no more of it is held than a piece. Nobody gets it before it is whole.
   */
  finishWithFile(work: (context: Context) => Promise<LongFile>): Promise<void>;
};

/** Somebody cancelled the task, or another worker has taken it over. Whoever works lets it pass. */
export class TaskStopped extends Error {
  override readonly name = "TaskStopped";
}

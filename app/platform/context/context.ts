import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Ability } from "#app/platform/ability/ability.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Circles } from "#app/platform/contributions/circle.ts";
import type { AllFollowers } from "#app/platform/contributions/followers.ts";
import type { Origins } from "#app/platform/contributions/origin.ts";
import type { Importables } from "#app/platform/contributions/importable.ts";
import type { Attachables } from "#app/platform/contributions/attachable.ts";
import type { Account } from "#app/platform/contributions/account.ts";
import type { Agenda } from "#app/platform/contributions/agenda.ts";
import type { GatheredForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import type { EvidenceSource } from "#app/platform/contributions/evidence.ts";
import type { GatheredMovesWith } from "#app/platform/contributions/moves-with.ts";
import type { GatheredMeasure } from "#app/platform/contributions/measure.ts";
import type { GatheredPeopleFact } from "#app/platform/contributions/people-fact.ts";
import type { TalkSubjects } from "#app/platform/contributions/talk-subject.ts";
import type { QuietActs, SeenRecords } from "#app/platform/contributions/seen-record.ts";
import type { WordsOf } from "#app/platform/i18n/room-words.ts";
import type { FileStore } from "#app/platform/files/store/file-store.ts";
import type { Commentables } from "#app/platform/contributions/commentable.ts";
import type { AuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Sealer } from "#app/platform/secrets/sealer.ts";
import type { Actor, Feature } from "./actor.ts";
import type { Sql } from "#tenancy/sql.ts";

/** What rooms give to every context, of the modules the actor has. */
export type GivenByRooms = Pick<
  Context,
  | "circles"
  | "origins"
  | "followers"
  | "commentables"
  | "attachables"
  | "seenRecords"
  | "quietActs"
  | "importables"
  | "evidence"
  | "agenda"
  | "accounts"
  | "talkSubjects"
  | "movesWith"
  | "measures"
  | "peopleFacts"
  | "roomsWith"
>;

/** What every query and use-case is handed: one transaction, one tenant, one person, one clock. */
export type Context = {
  readonly tenant: Tenant;
  readonly actor: Actor;
  /** The admin who sees the product as the actor; absent where people see it as themselves. */
  readonly viewedBy?: { readonly employeeId: string; readonly name: string };
  readonly em: SqlEntityManager;
  readonly clock: Clock;
  readonly requestId: string;
  /** Runs one statement, `sql` with its values where they stand; `{table}` is the tenant's table. */
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  /** The answers to questions that are queries of one value each, in one statement at most. */
  answers(questions: readonly Sql[]): Promise<unknown[]>;
  /**
   * What `find` finds, or found in an earlier transaction since when nothing changed that rights and lists derive from. It is
   * shared: nobody changes it. `name` says whose and what.
   */
  kept<Found>(name: string, find: () => Promise<Found>): Promise<Found>;
  /** The actor's compiled rights, made once a request. */
  ability(): Promise<Ability>;
  /** The same transaction with somebody else's rights: to explain and to preview, never to act. */
  seenBy(actor: Actor): Context;
  /** Another person with all that their rights derive from: to compare with, never to act as. */
  actorOf(employeeId: string): Promise<Actor>;
  /** People whom the rooms' records bring together with one person, by name, for groups of people. */
  readonly circles: Circles;
  /** What records were made of, by kind of record, where another room knows it. */
  readonly origins: Origins;
  /** What takes its values from records, by kind of record, where another room has it. */
  readonly followers: AllFollowers;
  /** Kinds of records that people comment on, of the modules the actor has. */
  readonly commentables: Commentables;
  /** Kinds of records that people bring in by file, of the modules the actor has. */
  readonly importables: Importables;
  /** Kinds of records that files are put on, of the modules the actor has. */
  readonly attachables: Attachables;
  /** Kinds of records that notices name, of the modules the actor has. */
  readonly seenRecords: SeenRecords;
  /** Acts whose doer not everybody learns of, of all modules. */
  readonly quietActs: readonly QuietActs[];
  /** What becomes of a person's traces when they are erased, of all rooms. */
  readonly forgetsPerson: readonly GatheredForgetsPerson[];
  /** What rooms know of people's competencies, of the modules the actor has. */
  readonly evidence: readonly EvidenceSource[];
  /** Where people keep what they want to talk about; null where the actor has no such module. */
  readonly agenda: Agenda | null;
  /** What rooms can tell of somebody's months, of the modules the actor has. */
  readonly accounts: readonly Account[];
  /** What people can talk about in their 1:1s, of the modules the actor has. */
  readonly talkSubjects: readonly TalkSubjects[];
  /** What rooms do when somebody joins, moves or leaves, of the modules the actor has. */
  readonly movesWith: readonly GatheredMovesWith[];
  /** The numbers that rooms define, of the modules the actor has. */
  readonly measures: readonly GatheredMeasure[];
  /** What rooms know of each person, of the modules the actor has. */
  readonly peopleFacts: readonly GatheredPeopleFact[];
  /** Names of the rooms that are there with these modules on: of what others brought about nobody is told. */
  roomsWith(features: readonly Feature[]): readonly string[];
  /** The words of a room that is known by its name alone. */
  wordsOf(room: string): Promise<WordsOf>;
  /** Where the bytes of files lie. */
  readonly files: FileStore;
  /** Signs a text in the company's name: the signature and the key that verifies it, base64. */
  sign(text: string): Promise<{ signature: string; publicKey: string }>;
  /** The fingerprint of the company's key, which others compare signatures with. */
  signingKey(): Promise<string>;
  /** Seals and opens what is kept unreadable in the database, with the company's own key. */
  sealer(): Promise<Sealer & { sealingKeyId: string }>;
  /** Puts into the audit log that something was read, beside the transaction: a page that is looked at changes nothing. */
  noteRead(entry: AuditEntry): Promise<void>;
  newId(): string;
  /** Today in the actor's time zone, `2026-03-01`. */
  today(): string;
};

/** The first row of a statement, or null. */
export async function firstRow<Row extends object>(
  context: Pick<Context, "rows">,
  statement: Sql,
): Promise<Row | null> {
  return (await context.rows<Row>(statement))[0] ?? null;
}

import { randomUUID } from "node:crypto";
import { loadActor } from "#app/modules/access/index.ts";
import { compileAbility, type Ability } from "#app/platform/ability/ability.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { forgetsPersonOf } from "#app/platform/contributions/forgets-person.ts";
import { platformForgetsPerson } from "#app/platform/data/forgets-person.ts";
import type { Context, GivenByRooms } from "#app/platform/context/context.ts";
import { gather, type Gatherings } from "#app/platform/contributions/gatherings.ts";
import { roleRules } from "#app/platform/contributions/role-rules.ts";
import { createJobRunner, type JobRunner } from "#app/platform/jobs/job-runner.ts";
import { whoComesIn } from "#app/modules/identity/index.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import { createMailer } from "#app/platform/mail/create-mailer.ts";
import { localDate, systemClock, type Clock } from "#app/platform/time/clock.ts";
import { openDatabase, type Database } from "#tenancy/database.ts";
import type { KeptRowsOptions } from "#tenancy/kept-rows.ts";
import { inUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { v7 as uuidv7 } from "uuid";
import { createFileStore } from "#app/platform/files/store/create-file-store.ts";
import type { FileStore } from "#app/platform/files/store/file-store.ts";
import { createCompanySigner, type CompanySigner } from "#app/platform/signatures/company-signer.ts";
import { createLogger, type Logger } from "#app/platform/config/logger.ts";
import { platformEntities } from "#app/platform/data/entities.ts";
import { countJobs } from "./job-outcomes.ts";
import { accessOf, keptFacts } from "./kept-access.ts";
import { watchedTables } from "./watched-tables.ts";
import { rooms } from "./rooms.ts";
import { roomServers } from "./rooms.server.ts";
import { withoutWithheld } from "./without-withheld.ts";
import { wordsOfRoom } from "./words-of-room.ts";

/** All that runs in one process: made once, handed down, closed at the end. */
export type Application = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly signer: CompanySigner;
  readonly mailer: Mailer;
  /** Which of these people can sign in to a company. */
  readonly whoComesIn: WhoComesIn;
  readonly jobs: JobRunner;
  readonly logger: Logger;
  readonly gatherings: Gatherings;
  /** Runs when the process ends, last added first: servers and workers put their own end here. */
  onStop(stop: () => Promise<void>): void;
  stop(): Promise<void>;
  close(): Promise<void>;
};

type WhoComesIn = (tenantId: string, people: readonly { id: string; email: string }[]) => Promise<ReadonlySet<string>>;

export type ApplicationParts = {
  clock?: Clock;
  mailer?: Mailer;
  whoComesIn?: WhoComesIn;
  onStatement?: (sql: string) => void;
  keptRows?: KeptRowsOptions | false;
};

export async function createApplication(config: Config, parts: ApplicationParts = {}): Promise<Application> {
  const logger = createLogger(config);
  const database = await openDatabase({
    logins: config.logins,
    places: config.places,
    entities: [...platformEntities, ...roomServers.flatMap((room) => room.entities ?? [])],
    poolSize: config.databasePool,
    onStatement: parts.onStatement,
    watched: watchedTables,
    ...(parts.keptRows !== undefined && { keptRows: parts.keptRows }),
  });
  const clock = parts.clock ?? systemClock;
  const queueFailed = ({ message }: Error) => logger.error({ err: { message } }, "job queue");
  const jobs = createJobRunner(database, queueFailed, countJobs(logger));
  const stops: (() => Promise<void>)[] = [];
  return {
    config,
    database,
    clock,
    files: createFileStore(config.files),
    signer: createCompanySigner({ database, config }),
    mailer: parts.mailer ?? createMailer(jobs, config),
    whoComesIn: parts.whoComesIn ?? ((tenantId, people) => whoComesIn(database, tenantId, people)),
    jobs,
    logger,
    gatherings: gather(rooms, roomServers),
    onStop: (stop) => void stops.unshift(stop),
    stop: async () => {
      for (const stop of stops.splice(0)) await stop();
    },
    close: () => database.close(),
  };
}

/** What a context needs of the process. */
type ContextParts = Pick<Application, "clock" | "config" | "database" | "files" | "signer">;

type ContextAsked = {
  requestId?: string | undefined;
  viewedBy?: Context["viewedBy"];
  /** What the page speaks that asks; left out, the person's own language or the company's. */
  language?: string | undefined;
};

/** The context of a person, over an open unit of work. */
export async function contextOf(
  application: ContextParts,
  unit: UnitOfWork,
  employeeId: string,
  { requestId = randomUUID(), viewedBy, language }: ContextAsked = {},
): Promise<Context> {
  const find = async () => {
    const actor = await loadActor(unit, employeeId, application.clock.now());
    const context = createContext(application, unit, actor, requestId, viewedBy);
    const used = await withoutWithheld(context, rooms, roomServers);
    const made = used === actor ? context : createContext(application, unit, used, requestId, viewedBy);
    return { actor: used, ability: await made.ability() };
  };
  // Who looks through another's eyes is refused more than they are.
  const access = viewedBy ? await find() : await accessOf(unit, employeeId, application.clock.now(), find);
  const actor = language === undefined ? access.actor : { ...access.actor, language };
  return createContext(application, unit, actor, requestId, viewedBy, access.ability);
}

/** The context of the product itself: seeding, relaying, scheduled work. It holds every right it is given in `actor`. */
export function createContext(
  application: ContextParts,
  unit: UnitOfWork,
  actor: Actor,
  requestId: string,
  viewedBy?: Context["viewedBy"],
  known?: Ability,
): Context {
  let ability = known && Promise.resolve(known);
  let sealer: ReturnType<Context["sealer"]> | undefined;
  const context: Context = {
    tenant: unit.tenant,
    actor,
    ...(viewedBy && { viewedBy }),
    em: unit.em,
    clock: application.clock,
    requestId,
    rows: unit.rows,
    answers: unit.answers,
    kept: (name, find) => keptFacts(unit, name, find),
    ability: () => (ability ??= compileFor(context)),
    seenBy: (other) => createContext(application, unit, other, requestId),
    actorOf: (employeeId) => loadActor(unit, employeeId, application.clock.now()),
    ...contributionsTo(actor),
    wordsOf: wordsOfRoom,
    forgetsPerson,
    files: application.files,
    sign: (text) => application.signer.sign(unit.tenant.id, text, application.clock.now()),
    signingKey: () => application.signer.fingerprint(unit.tenant.id, application.clock.now()),
    sealer: () => (sealer ??= tenantSealer(application, unit.tenant.id, application.clock.now())),
    noteRead: (entry) =>
      inUnitOfWork(application.database, unit.tenant, {}, ({ rows }) =>
        writeAuditEntry({ rows, clock: application.clock, requestId, actor: viewedBy ?? actor }, entry),
      ),
    newId: () => uuidv7({ msecs: application.clock.now().getTime() }),
    today: () => localDate(application.clock.now(), actor.timeZone),
  };
  return context;
}

const gathered = gather(rooms, roomServers);
const { rights } = gathered;
/** What a module kept before it was switched off goes too. */
const forgetsPerson = [...forgetsPersonOf(roomServers), platformForgetsPerson];

const contributionsByFeatures = new Map<string, GivenByRooms>();

/** What rooms give every context rests on the modules the actor has, so it is gathered once for each set of them. */
function contributionsTo(actor: Actor): GivenByRooms {
  const key = actor.features.join();
  const known = contributionsByFeatures.get(key);
  if (known) return known;
  const contributions = {
    circles: gathered.circles(actor),
    origins: gathered.origins(actor),
    followers: gathered.followers(actor),
    commentables: gathered.commentables(actor),
    attachables: gathered.attachables(actor),
    seenRecords: gathered.seenRecords(actor),
    quietActs: gathered.quietActs,
    importables: gathered.importables(actor),
    evidence: gathered.evidence(actor),
    agenda: gathered.agenda(actor),
    accounts: gathered.accounts(actor),
    talkSubjects: gathered.talkSubjects(actor),
    movesWith: gathered.movesWith(actor),
    measures: gathered.measures(actor),
    peopleFacts: gathered.peopleFacts(actor),
    roomsWith: gathered.roomsWith,
  };
  contributionsByFeatures.set(key, contributions);
  return contributions;
}

async function compileFor(context: Context): Promise<Ability> {
  const lists = await Promise.all(roomServers.map((room) => room.rules?.(context) ?? []));
  return compileAbility([
    ...lists.flat(),
    ...roleRules(rights, context.actor, { viewed: context.viewedBy !== undefined }),
  ]);
}

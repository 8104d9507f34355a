import type { Actor, Feature } from "#app/platform/context/actor.ts";
import type { Context, GivenByRooms } from "#app/platform/context/context.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Circles } from "./circle.ts";
import type { AllFollowers } from "./followers.ts";
import type { Origins } from "./origin.ts";
import type { Carriers } from "./carriers.ts";
import type { Attachables } from "./attachable.ts";
import { assistsOf, type GatheredAssist } from "./assist.ts";
import { ownDataOf, type GatheredOwnData } from "./own-data.ts";
import { gatherOutside, type GatheredOutside } from "./gather-outside.ts";
import type { Account } from "./account.ts";
import type { Agenda } from "./agenda.ts";
import type { EvidenceSource } from "./evidence.ts";
import { movesWithOf, type GatheredMovesWith } from "./moves-with.ts";
import { measuresOf, type GatheredMeasure } from "./measure.ts";
import { peopleFactsOf, type GatheredPeopleFact } from "./people-fact.ts";
import type { TalkSubjects } from "./talk-subject.ts";
import type { Commentables } from "./commentable.ts";
import type { QuietActs, SeenRecords } from "./seen-record.ts";
import type { Importables } from "./importable.ts";
import type { GatheredExplainable } from "./explainable.ts";
import type { ListOffers } from "./list-offer.ts";
import type { AnyEmbed } from "../http/embed.ts";
import { showsFilters } from "../lists/list-filter.ts";
import type { Slice } from "../http/paging.ts";
import type { GatheredUse } from "./record-use.ts";
import type { AnyTaskKind, TaskHandler } from "../tasks/task-kind.ts";
import type { GatheredRight } from "./role-rules.ts";
import type { HomeView } from "./home-view.ts";
import { isShown, loadHome, type AttentionLine, type HomeCard, type HomeData } from "./home-card.ts";
import type { GatheredFirstStep } from "./first-step.ts";
import { countOwed, listOwed, type Obligation, type Waiting } from "./owed.ts";
import { loadSignals, type LoadedSignal, type Signal } from "./signal.ts";
import { mailingRoomsOf, mailsOf, type MailingRoom, type RoomMails } from "./notice-kind.ts";
import type { OpenRooms, Room, RoomServer } from "./room.ts";
import type { Reach } from "./room-access.ts";
import type { ModuleUse } from "./room-data.ts";
import { gatherOffers } from "./gather-offers.ts";
import { searchIn, type Found } from "./search-in.ts";
import { leavingEventsOf, type LeavingEvent } from "./leaving-events.ts";
import { subjectsOf, type SubjectFacts } from "./subject-facts.ts";

/** The rooms' contributions, gathered: asked by home, inbox, search and shell, who know no room. */
export type Gatherings = GatheredOutside & {
  readonly rooms: readonly Room[];
  /** Everything custom roles can give. */
  readonly rights: readonly GatheredRight[];
  /** What widgets on other sites may ask. */
  readonly embeds: readonly AnyEmbed[];
  /** Every kind of long work, by its name. */
  readonly taskKinds: ReadonlyMap<string, AnyTaskKind>;
  /** What does them. */
  readonly taskHandlers: ReadonlyMap<string, TaskHandler>;
  /** Everything that rooms announce and that may leave the company, by its name. */
  readonly leavingEvents: ReadonlyMap<string, LeavingEvent>;
  /** By kind of record, what rules may test of one, of the modules the actor has. */
  subjects(actor: Actor): ReadonlyMap<string, SubjectFacts>;
  /** Everything access can be explained about. */
  readonly explainables: readonly GatheredExplainable[];
  /** The rooms that tell the actor anything by mail, with the keys of their names and of what people choose in them. */
  mailingRooms(context: Context): MailingRoom[];
  /** All mails that the rooms send, of the modules the company has. */
  mails(context: Context): RoomMails[];
  obligations(context: Context): Promise<Obligation[]>;
  /** What falls on a day for the actor. */
  days(context: Context): Promise<CalendarEntry[]>;
  /** What holds the words of a text; where nothing does, what comes near them. */
  search(context: Context, text: string, limitPerRoom: number): Promise<Found>;
  /** How much waits for the actor, by room. */
  waiting(context: Context): Promise<Record<string, Waiting>>;
  /** What stands on the actor's home page. */
  home(context: Context, view?: HomeView): Promise<HomeData>;
  /** What the rooms tell of these people at a glance. */
  signals(context: Context, employeeIds: readonly string[]): Promise<LoadedSignal[]>;
  /** Null where no room has a panel of this type. */
  panel(context: Context, type: string, id: string, search: URLSearchParams): Promise<unknown>;
  /** The address that an address with flags stands for; null where no room knows them. */
  leadsTo(context: Context, pathname: string, search: string): string | null;
  /** How far the rights of the context's actor reach, room by room. */
  reach(context: Context): Promise<RoomReach[]>;
  /** What people's rights derive from besides their own facts, by their id. */
  rightsBesides(context: Context): Promise<ReadonlyMap<string, string>>;
  /** What the company has in a room. */
  use(context: Context, room: string): Promise<readonly ModuleUse[]>;
  /** What rooms bring to the list of an address; what its filters offer only where they are shown, or `withChoices`. */
  offersToList(context: Context, url: string, withChoices?: boolean): Promise<ListOffers>;
  /** What rooms do with a record of another, in the order of the rooms. */
  usesOf(context: Context, about: string, id: string): Promise<GatheredUse[]>;
  /** People whom records bring together, by name, of the modules the company has. */
  circles(actor: Actor): Circles;
  /** What records were made of, by kind of record, of the modules the company has. */
  origins(actor: Actor): Origins;
  /** What takes its values from records, by their kind, of the modules the company has. */
  followers(actor: Actor): AllFollowers;
  /** Kinds of records that people comment on, of the modules the company has. */
  commentables(actor: Actor): Commentables;
  /** Kinds of records that people bring in by file, of the modules the company has. */
  importables(actor: Actor): Importables;
  /** Kinds of records that files are put on, of the modules the company has. */
  attachables(actor: Actor): Attachables;
  /** Kinds of records that notices name, of the modules the company has. */
  seenRecords(actor: Actor): SeenRecords;
  /** Acts whose doer not everybody learns of, of all modules, on or off. */
  quietActs: readonly QuietActs[];
  /** What rooms know of people's competencies, of the modules the company has. */
  evidence(actor: Actor): readonly EvidenceSource[];
  /** Where people keep what they want to talk about; null where the company has no such module. */
  agenda(actor: Actor): Agenda | null;
  /** What rooms can tell of somebody's months, of the modules the actor has. */
  accounts(actor: Actor): readonly Account[];
  /** What people can talk about in their 1:1s, of the modules the actor has. */
  talkSubjects(actor: Actor): readonly TalkSubjects[];
  /** What rooms do when somebody joins, moves or leaves, of the modules the company has. */
  movesWith(actor: Actor): readonly GatheredMovesWith[];
  /** What people are helped with while they write, of the modules the actor has. */
  assists(actor: Actor): readonly GatheredAssist[];
  /** What rooms hold of each person, of the modules the actor has. */
  ownData(actor: Actor): readonly GatheredOwnData[];
  /** The numbers that rooms define, of the modules the actor has. */
  measures(actor: Actor): readonly GatheredMeasure[];
  /** What rooms know of each person, of the modules the actor has. */
  peopleFacts(actor: Actor): readonly GatheredPeopleFact[];
  /** Names of the rooms that are there with these modules on. */
  roomsWith(features: readonly Feature[]): readonly string[];
  /** The records of a kind that carry a mark; null where no room that is on has such records. */
  carriers(context: Context, kind: string, markId: string, slice: Slice): Promise<Carriers | null>;
  /** On how many records of a kind that the actor may see each mark stands. */
  carrierCounts(context: Context, kind: string, markIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
};

export type RoomReach = Reach & { room: string };

export function gather(rooms: readonly Room[], allServers: readonly RoomServer[]): Gatherings {
  const featureOf = new Map(rooms.map((room) => [room.name, room.feature]));
  const areaOf = new Map(rooms.map((room) => [room.name, room.modules?.[0]?.label ?? room.label ?? room.name]));
  /** A module that the company has switched off gives nothing to anybody. */
  const open: OpenRooms = ({ actor }) =>
    allServers.filter(({ name }) => {
      const feature = featureOf.get(name);
      return !feature || actor.features.includes(feature);
    });
  return {
    rooms,
    rights: allServers.flatMap(({ name, rights = [] }) =>
      rights.map((right) => ({ ...right, room: name, area: areaOf.get(name)!, feature: featureOf.get(name) })),
    ),
    embeds: allServers.flatMap(({ embeds = [] }) => embeds),
    taskKinds: new Map(allServers.flatMap(({ tasks = [] }) => tasks.map(({ kind }) => [kind.kind, kind]))),
    taskHandlers: new Map(allServers.flatMap(({ tasks = [] }) => tasks.map((handler) => [handler.kind.kind, handler]))),
    ...whatIsDue(open),
    mailingRooms: (context) => mailingRoomsOf(open(context), rooms),
    mails: (context) => mailsOf(open(context), rooms),
    ...whatRightsDeriveFrom(open),
    ownData: (actor) => ownDataOf(open({ actor })),
    assists: (actor) => assistsOf(open({ actor })),
    ...whatRecordsMeet(open, allServers),
    ...gatherOutside(open),
    leavingEvents: leavingEventsOf(allServers),
    subjects: (actor) => subjectsOf(open({ actor })),
    explainables: allServers.flatMap(({ name, explains = [] }) => explains.map((one) => ({ ...one, room: name }))),
    search: (context, text, limitPerRoom) => searchIn(open(context), context, text, limitPerRoom),
    panel: async (context, type, id, search) =>
      open(context)
        .find(({ panels }) => panels?.[type])
        ?.panels?.[type]?.(context, id, search) ?? null,
    leadsTo: (context, pathname, search) =>
      open(context)
        .map((room) => room.leadsTo?.(pathname, search) ?? null)
        .find((address) => address !== null) ?? null,
    use: async (context, name) => (await allServers.find((room) => room.name === name)?.use?.(context)) ?? [],
    offersToList: (context, url, withChoices = showsFilters(new URL(url))) =>
      gatherOffers(open(context), rooms, context, { url, withChoices }),
  };
}

function whatIsDue(open: OpenRooms): Pick<Gatherings, "obligations" | "days" | "waiting" | "home" | "signals"> {
  const owed = (context: Context) =>
    open(context).flatMap(({ name: room, owes }) => (owes ? [{ room, owed: owes(context) }] : []));
  return {
    obligations: (context) => listOwed(context, owed(context)),
    waiting: (context) => countOwed(context, owed(context)),
    home: async (context, view = {}) => {
      const [cards, lines] = [[], []] as [(HomeCard & { room: string })[], (AttentionLine & { room: string })[]];
      const steps: GatheredFirstStep[] = [];
      for (const { name: room, firstSteps } of view.only || view.topic ? [] : open(context))
        steps.push(...((await firstSteps?.(context)) ?? []).map((step) => ({ ...step, room })));
      for (const { name: room, home, attention } of open(context)) {
        cards.push(...((await home?.(context, steps)) ?? []).map((card) => ({ ...card, room })));
        lines.push(...((await attention?.(context)) ?? []).map((line) => ({ ...line, room })));
      }
      const shown = cards.filter((card) => isShown(card, view));
      return loadHome(context, { cards: shown, lines: view.topic || view.only ? [] : lines });
    },
    signals: async (context, employeeIds) => {
      const asked: (Signal & { room: string })[] = [];
      for (const { name: room, signals } of open(context))
        asked.push(...((await signals?.(context)) ?? []).map((signal) => ({ ...signal, room })));
      return loadSignals(context, asked, employeeIds);
    },
    days: async (context) => (await Promise.all(open(context).map((room) => room.days?.(context) ?? []))).flat(),
  };
}

function whatRightsDeriveFrom(open: OpenRooms): Pick<Gatherings, "reach" | "rightsBesides"> {
  return {
    reach: async (context) => {
      const lists: RoomReach[] = [];
      for (const { name: room, reach } of open(context))
        for (const each of (await reach?.(context)) ?? []) lists.push({ ...each, room });
      return lists;
    },
    rightsBesides: async (context) => {
      const all = new Map<string, string>();
      for (const { name, rightsBesides } of open(context))
        for (const [id, source] of (await rightsBesides?.(context)) ?? [])
          all.set(id, `${all.get(id) ?? ""} ${name}:${source}`);
      return all;
    },
  };
}

function whatRecordsMeet(
  open: OpenRooms,
  allServers: readonly RoomServer[],
): Pick<Gatherings, keyof GivenByRooms | "usesOf" | "carriers" | "carrierCounts"> {
  return {
    // What a module that is off rests on still rests on it: it may be switched on again.
    usesOf: async (context, about, id) => {
      const lists: GatheredUse[] = [];
      for (const { name: room, usesOf } of allServers)
        for (const use of (await usesOf?.(context, about, id)) ?? []) lists.push({ ...use, room });
      return lists;
    },
    circles: (actor) => Object.assign({}, ...open({ actor }).map(({ circles }) => circles ?? {})) as Circles,
    followers: (actor) => Object.assign({}, ...open({ actor }).map(({ followers }) => followers ?? {})) as AllFollowers,
    origins: (actor) => Object.assign({}, ...open({ actor }).map(({ origins }) => origins ?? {})) as Origins,
    commentables: (actor) => byKind(open({ actor }), ({ commentables = [] }) => commentables),
    attachables: (actor) => byKind(open({ actor }), ({ attachables = [] }) => attachables),
    seenRecords: (actor) => byKind(open({ actor }), ({ seenRecords = [] }) => seenRecords),
    quietActs: allServers.flatMap(({ quietActs = [] }) => quietActs),
    importables: (actor) =>
      byKind(open({ actor }), ({ name: room, importables = [] }) => importables.map((each) => ({ ...each, room }))),
    accounts: (actor) => open({ actor }).flatMap(({ account }) => (account ? [account] : [])),
    roomsWith: (features) => open({ actor: { features } }).map(({ name }) => name),
    measures: (actor) => measuresOf(open({ actor })),
    peopleFacts: (actor) => peopleFactsOf(open({ actor })),
    talkSubjects: (actor) => open({ actor }).flatMap(({ talkSubjects }) => (talkSubjects ? [talkSubjects] : [])),
    movesWith: (actor) => movesWithOf(open({ actor })),
    evidence: (actor) => open({ actor }).flatMap(({ evidence }) => (evidence ? [evidence] : [])),
    agenda: (actor) => open({ actor }).find(({ agenda }) => agenda)?.agenda ?? null,
    carriers: async (context, kind, markId, slice) => {
      const load = open(context).find((room) => room.carriers?.[kind])?.carriers?.[kind];
      return load ? load(context, markId, slice) : null;
    },
    carrierCounts: async (context, kind, markIds) => {
      const count = open(context).find((room) => room.carrierCounts?.[kind])?.carrierCounts?.[kind];
      return count && markIds.length > 0 ? count(context, markIds) : new Map();
    },
  };
}

/** Every kind that rooms give, by its name. */
function byKind<Kind extends { kind: string }>(
  rooms: readonly RoomServer[],
  kindsOf: (room: RoomServer) => readonly Kind[],
): Readonly<Record<string, Kind>> {
  return Object.fromEntries(rooms.flatMap(kindsOf).map((each) => [each.kind, each]));
}

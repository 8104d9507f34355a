import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import type { AnyEntity, EntityClass, EntitySchema } from "@mikro-orm/postgresql";
import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor, Feature, Withheld } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import type { Carriers, CountCarriers } from "./carriers.ts";
import type { Attachable } from "./attachable.ts";
import type { ChatCommand } from "./chat-command.ts";
import type { FollowEntryChange } from "./entry-change.ts";
import type { FactSet } from "./facts.ts";
import type { EventCatalogue } from "#app/platform/events/catalogue.ts";
import type { Account } from "./account.ts";
import type { Agenda } from "./agenda.ts";
import type { EvidenceSource } from "./evidence.ts";
import type { TalkSubjects } from "./talk-subject.ts";
import type { Commentable } from "./commentable.ts";
import type { Circles } from "./circle.ts";
import type { AllFollowers } from "./followers.ts";
import type { Origins } from "./origin.ts";
import type { AnyImportable } from "./importable.ts";
import type { Explainable } from "./explainable.ts";
import type { AttentionLine, HomeCard } from "./home-card.ts";
import type { Owed } from "./owed.ts";
import type { Signal } from "./signal.ts";
import type { Seed } from "./seed.ts";
import type { RecordUse } from "./record-use.ts";
import type { ListOffer } from "./list-offer.ts";
import type { NoticeKinds } from "./notice-kind.ts";
import type { RoomRight } from "./role-rules.ts";
import type { AnyEmbed } from "#app/platform/http/embed.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import type { TaskHandler } from "#app/platform/tasks/task-kind.ts";

/** On top for everybody, in one of the three areas, or in the settings. */
export type Area = "top" | "my-data" | "team" | "company" | "settings";

/** Whose records a screen of the area Team shows; the same screen stands there once for each. */
export type TeamScope = "direct-reports" | "all-reports" | "view";

/** Entries of the settings that belong together; those of rooms stand in the group they name as their module. */
export type SettingsGroup = "account" | "people" | "access" | "security" | "modules" | "integrations" | "general";

/** Screens that belong together: one entry of the navigation, whose screens are tabs on the page. */
export type Module = {
  /** What tabs call it (`goal`); other rooms may add tabs to it. */
  key: string;
  /** Key in the room's strings. */
  label: string;
  icon: ModuleIcon;
  /** Its entry in the area Me shows how much waits for the person in the module's room; on top, how much waits in all. */
  showsWaiting?: true;
};

/** A screen of a room: a tab of a module, or an entry of a group of the settings. */
export type Tab = {
  area: Area;
  /** Key of a module of any room; in the settings, the group. */
  module: string;
  /** Key in the room's strings. */
  label: string;
  path: string;
  /** Other addresses that belong under it, such as those of a single record. */
  also?: readonly string[];
  scope?: TeamScope;
  /** Shown only where the company has the feature on. */
  feature?: Feature;
  /** Shown only where the person could ever do this. */
  can?: { action: string; subject: string };
  /** Shown only to people this is true for; the server checks the same again. */
  when?: (actor: Actor) => boolean;
  /** The path of another room's tab that it stands right behind; left out, it comes after those of the rooms before. */
  behind?: string;
  /** Left out of the navigation under 800 px. */
  desktopOnly?: boolean;
};

/** Something a person often sets out to do: found by typing, anywhere, and begun at an address. */
export type Act = Pick<Tab, "label" | "path" | "feature" | "can" | "when">;

export type ModuleIcon =
  | "home"
  | "inbox"
  | "people"
  | "feed"
  | "team"
  | "goal"
  | "initiative"
  | "one-on-one"
  | "review"
  | "feedback"
  | "develop"
  | "survey"
  | "points"
  | "disciplinary"
  | "compensation"
  | "lifecycle"
  | "analytics"
  | "records";

/** A list whose filters stand in its address, so that they can be kept under a name. */
export type SavableList = {
  path: string;
  /** The parameters that are kept, each with what it means when it is left out. Paging and open panels are not among them. */
  parameters: Readonly<Record<string, string>>;
};

/** Facts of a room that browser and server may both know. */
export type Room = {
  name: string;
  feature?: Feature;
  modules?: readonly Module[];
  tabs: readonly Tab[];
  /** What the command palette offers to begin. */
  acts?: readonly Act[];
  lists?: readonly SavableList[];
  /** A screen that tells something of any record, opened as `path?about=Goal&record=id` from where the record stands. */
  aboutRecords?: { label: string; path: string; can: { action: string; subject: string } };
};

/** A hit of the search and of the command palette. */
export type SearchHit = {
  key: string;
  kind: string;
  title: string;
  subtitle: string;
  link: string;
};

export type RecordedEvent = {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  actorId: string | null;
  recordedAt: Date;
};

/** Whom to tell, and in which words: `kind` is one of the room's `noticeKinds` and names strings `notifications.<kind>`. */
export type Notice = {
  recipientId: string;
  room: string;
  kind: string;
  params: Record<string, string | number>;
  link: string;
  /** It reaches this person by a mail of its own, such as an invitation for calendars. */
  mailedApart?: true;
};

/** How far one right of somebody reaches today, to tell what a change of access would do. */
export type Reach = {
  /** Key of the room's strings, for a count of records: `reach.view`. */
  label: string;
  /** Key of the room's strings for one field of several that reach apart: each of them is one Reach with the same label. */
  field?: string;
  /** How many records; null where it is had or not had. Rights that are not had are left out or count 0. */
  count: number | null;
};

/** What a module keeps, to tell what switching it off would hide. */
export type ModuleUse = { label: string; count: number };

/** What a room gives to the whole, on the server. Everything is optional but the name. */
export type RoomServer = {
  name: string;
  entities?: readonly (EntitySchema | EntityClass<AnyEntity>)[];
  /** The room's rules for this actor. Called once a request, when first asked. */
  rules?: (context: Context) => Promise<readonly Rule[]> | readonly Rule[];
  /** Why the actor does not use the room's module though the company has it on; null where they do. Asked before anything else. */
  withholds?: (context: Context) => Promise<Omit<Withheld, "feature"> | null>;
  /** What rights derive from besides the actor's own facts, for people who differ in it: by their id. */
  rightsBesides?: (context: Context) => Promise<ReadonlyMap<string, string>>;
  /** `/api/v1` addresses. */
  endpoints?: readonly AnyEndpoint[];
  /** What widgets on other sites read. */
  embeds?: readonly AnyEmbed[];
  /** What the room brings to a list of people, whose room may not name it; `url` is the list's address. */
  offersToLists?: (context: Context, rooms: readonly Room[], url: string) => Promise<ListOffer>;
  /** What the room announces. */
  events?: EventCatalogue;
  /** Called at least once for each event named; must bear repetition. */
  handlers?: Readonly<Record<string, (context: Context, event: RecordedEvent) => Promise<void>>>;
  /** What the room's notices are, and which of them go by mail. */
  noticeKinds?: NoticeKinds;
  /** Whom an event concerns. */
  notices?: Readonly<Record<string, (context: Context, event: RecordedEvent) => Promise<readonly Notice[]>>>;
  /**
   * Mails that an event sends whoever reads notices or not; may be sent twice, so that what they hold must bear it.
   * `origin` is where the product is at.
   */
  mails?: Readonly<
    Record<string, (context: Context, event: RecordedEvent, origin: string) => Promise<readonly MailMessage[]>>
  >;
  /** Long work that people ask for. */
  tasks?: readonly TaskHandler[];
  /** What falls due with time, as the product: every few minutes for each company, in one transaction. Must bear repetition. */
  scheduled?: (context: Context) => Promise<unknown>;
  /** Tables of what can be deleted and restored; after that time their rows go for good. */
  softDeleted?: readonly SoftDeleted[];
  /** Records of a kind, of any room, are gone for good: what the room keeps about them goes too. */
  forgets?: (context: Context, kind: string, ids: readonly string[]) => Promise<unknown>;
  /** What waits for the actor: the number in the navigation, the lists of home and inbox. */
  owes?: (context: Context) => Owed;
  /** Cards of the home page that this person has. */
  home?: (context: Context) => Promise<readonly HomeCard[]> | readonly HomeCard[];
  /** What wants an administrator, of those this person is. */
  attention?: (context: Context) => Promise<readonly AttentionLine[]> | readonly AttentionLine[];
  /** What is told of those the actor leads, in the team's list. */
  signals?: (context: Context) => Promise<readonly Signal[]> | readonly Signal[];
  /** What falls on a day for the actor, for calendars they read it with. */
  days?: (context: Context) => Promise<readonly CalendarEntry[]>;
  search?: (context: Context, text: string, limit: number) => Promise<readonly SearchHit[]>;
  /** Data of panels that an address may open, by panel type; what else the address asks of the panel stands in its search. */
  panels?: Readonly<Record<string, (context: Context, id: string, search: URLSearchParams) => Promise<unknown>>>;
  /** The address that an address with this room's flags stands for; null where it has none. */
  leadsTo?: (pathname: string, search: string) => string | null;
  /** Records about which access can be explained. */
  explains?: readonly Explainable[];
  /** What a custom role can give in this room. */
  rights?: readonly RoomRight[];
  /** How far the rights of the context's actor reach, in few statements whatever there is. */
  reach?: (context: Context) => Promise<readonly Reach[]>;
  /** What the company has in this room. */
  use?: (context: Context) => Promise<readonly ModuleUse[]>;
  /** What the room does with another room's record, for who changes or deletes that. */
  usesOf?: (context: Context, about: string, id: string) => Promise<readonly RecordUse[]>;
  /** By name: people whom the room's records bring together. */
  circles?: Circles;
  /** By kind of record of other rooms: what of this room they were made of. */
  origins?: Origins;
  /** By kind of record of other rooms: what of this room takes its values from them. */
  followers?: AllFollowers;
  /** Records of this room that people comment on. */
  commentables?: readonly Commentable[];
  /** Records of this room that people bring in by file. */
  importables?: readonly AnyImportable[];
  /** Records of this room that files are put on. */
  attachables?: readonly Attachable[];
  /** What people may ask the room for in a chat. */
  chatCommands?: readonly ChatCommand[];
  /** Follows what somebody did with an entry of the room in their own calendar. */
  followEntry?: FollowEntryChange;
  /** What the room tells other systems, where the company agreed to it. */
  facts?: readonly FactSet[];
  /** What people can talk about in their 1:1s, of the records the room keeps. */
  talkSubjects?: TalkSubjects;
  /** What the room can tell of somebody's months, for who writes about them. */
  account?: Account;
  /** Where people keep what they want to talk about. One room has it. */
  agenda?: Agenda;
  /** What the room knows of people's competencies. */
  evidence?: EvidenceSource;
  /** By kind of record: those that carry another room's mark. */
  carriers?: Readonly<Record<string, (context: Context, markId: string, slice: Slice) => Promise<Carriers>>>;
  /** On how many of these records marks stand, by what the marks call the records. */
  carrierCounts?: Readonly<Record<string, CountCarriers>>;
  /** What the room gives to a demo company. */
  seed?: Seed;
  /** Rows every new company starts with. */
  onTenantCreated?: (context: Context) => Promise<void>;
};

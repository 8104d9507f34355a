import type { Letter } from "./letter.ts";
import { labelOfRoom, type LabelledRoom } from "./label-of-room.ts";

/** What a mail says besides its subject; keys of the room's strings. */
export type MailWords = {
  /** What else there is to know, below the sentence. */
  text?: string;
  /** The parameter that holds more to list, a line each. */
  lines?: string;
  /** The button that leads there; left out, it says that it opens. */
  act?: string;
};

/** A kind of notice, in the words `notifications.<kind>` of its room, which are the subject of its mail too. */
export type NoticeKind = HowItReaches & {
  /** What people choose it with, in the words `notice-groups.<group>` of its room; left out, with all else of the room. */
  group?: string;
  /** Only who leads somebody is told it. */
  leaders?: true;
  /** On a locked screen and in a chat it is told only that there is something: others may look at them. */
  discreet?: true;
  /** What fills its words where it is shown as an example. */
  samples?: Samples;
};

/** By parameter, where its name alone does not say what stands there: what it is like, or the very value. */
export type Samples = Readonly<Record<string, { like: string } | { is: string | number }>>;

type HowItReaches =
  /** For what somebody owes and for what concerns them: it reaches people who do not look. */
  | { by: "MAIL"; words: MailWords }
  /** For news of their surroundings. */
  | { by: "INBOX" };

export type NoticeKinds = Readonly<Record<string, NoticeKind>>;

/** The kinds of a room by how they reach people. */
export function noticeKinds({
  mail,
  inbox = [],
  groups = {},
  leaders = [],
  discreet = false,
  samples,
}: {
  mail: Readonly<Record<string, MailWords>>;
  inbox?: readonly string[];
  /** Kinds that people choose together when to be told of; each kind in one. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** Groups of kinds that are told to managers alone. */
  leaders?: readonly string[];
  /** What the room tells is private: true of all its kinds, or the names of those. */
  discreet?: boolean | readonly string[];
  /** For all kinds of the room. */
  samples?: Samples;
}): NoticeKinds {
  const groupOf = new Map(Object.entries(groups).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group])));
  const isDiscreet = (name: string) => (typeof discreet === "boolean" ? discreet : discreet.includes(name));
  const withGroup = (name: string, reaches: HowItReaches): [string, NoticeKind] => {
    const kind = { ...reaches, ...(isDiscreet(name) && { discreet: true as const }), ...(samples && { samples }) };
    const group = groupOf.get(name);
    if (group === undefined) return [name, kind];
    return [name, { ...kind, group, ...(leaders.includes(group) && { leaders: true }) }];
  };
  return Object.fromEntries([
    ...Object.entries(mail).map(([name, words]) => withGroup(name, { by: "MAIL", words })),
    ...inbox.map((name) => withGroup(name, { by: "INBOX" })),
  ]);
}

/** Kinds that people choose together when to be told of. */
export type NoticeGroup = {
  group: string;
  label: string;
  /** Whether any of them goes by mail at all. */
  byMail: boolean;
  /** Whether they are told to managers alone. */
  leaders: boolean;
  kinds: readonly string[];
};

/** A room that tells people something by mail; the labels are keys of its strings. */
export type MailingRoom = { room: string; label: string; groups: NoticeGroup[] };

/** The groups of a room, in the order it names them. */
export function noticeGroups(kinds: NoticeKinds): NoticeGroup[] {
  const grouped = Map.groupBy(Object.entries(kinds), ([, { group }]) => group);
  return [...grouped].flatMap(([group, members]) => {
    if (group === undefined) return [];
    const kindsOf = members.map(([kind]) => kind);
    const byMail = members.some(([, { by }]) => by === "MAIL");
    const leaders = members.some(([, kind]) => kind.leaders === true);
    return [{ group, label: `notice-groups.${group}`, byMail, leaders, kinds: kindsOf }];
  });
}

type Telling = { name: string; noticeKinds?: NoticeKinds; letters?: readonly Letter[] };

/** A room with what it sends by mail: kinds of notices, and letters. */
export type RoomMails = {
  room: string;
  label: string;
  kinds: readonly (readonly [string, NoticeKind & { by: "MAIL" }])[];
  letters: readonly Letter[];
};

/** The rooms among these that send any mail, with all that they send. */
export function mailsOf(open: readonly Telling[], rooms: readonly LabelledRoom[]): RoomMails[] {
  return open.flatMap(({ name, noticeKinds = {}, letters = [] }) => {
    const kinds = Object.entries(noticeKinds).flatMap(([kind, told]) =>
      told.by === "MAIL" ? [[kind, told] as const] : [],
    );
    const none = kinds.length === 0 && letters.length === 0;
    return none ? [] : [{ room: name, label: labelOfRoom(rooms, name), kinds, letters }];
  });
}

/** The rooms among these that tell anything by mail, with the keys of their names and of what people choose in them. */
export function mailingRoomsOf(open: readonly Telling[], rooms: readonly LabelledRoom[]): MailingRoom[] {
  return open.flatMap(({ name, noticeKinds = {} }) =>
    Object.values(noticeKinds).some(({ by }) => by === "MAIL")
      ? [{ room: name, label: labelOfRoom(rooms, name), groups: noticeGroups(noticeKinds) }]
      : [],
  );
}

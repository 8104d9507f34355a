import type { Context } from "#app/platform/context/context.ts";
import type { Account } from "./account.ts";
import type { AnyAssistFeature } from "./assist.ts";
import type { Agenda } from "./agenda.ts";
import type { Attachable } from "./attachable.ts";
import type { Circles } from "./circle.ts";
import type { Commentable } from "./commentable.ts";
import type { EvidenceSource } from "./evidence.ts";
import type { AllFollowers } from "./followers.ts";
import type { AnyImportable } from "./importable.ts";
import type { MovesWith } from "./moves-with.ts";
import type { Origins } from "./origin.ts";
import type { Owed } from "./owed.ts";
import type { RecordUse } from "./record-use.ts";
import type { TalkSubjects } from "./talk-subject.ts";

/** What people do with the room's records, in this room and in others. */
export type RoomWork = {
  /** What waits for the actor: the number in the navigation, the lists of home and inbox. */
  owes?: (context: Context) => Owed;
  /** Records of this room that people comment on. */
  commentables?: readonly Commentable[];
  /** Records of this room that people bring in by file. */
  importables?: readonly AnyImportable[];
  /** Records of this room that files are put on. */
  attachables?: readonly Attachable[];
  /** What people can talk about in their 1:1s, of the records the room keeps. */
  talkSubjects?: TalkSubjects;
  /** Where people keep what they want to talk about. One room has it. */
  agenda?: Agenda;
  /** What the room can tell of somebody's months, for who writes about them. */
  account?: Account;
  /** What the room helps with while people write. */
  assists?: readonly AnyAssistFeature[];
  /** What the room knows of people's competencies. */
  evidence?: EvidenceSource;
  /** By name: people whom the room's records bring together. */
  circles?: Circles;
  /** By kind of record of other rooms: what of this room they were made of. */
  origins?: Origins;
  /** By kind of record of other rooms: what of this room takes its values from them. */
  followers?: AllFollowers;
  /** What the room does when somebody joins, moves or leaves. */
  movesWith?: MovesWith;
  /** What the room does with another room's record, for who changes or deletes that. */
  usesOf?: (context: Context, about: string, id: string) => Promise<readonly RecordUse[]>;
};

import type { Context } from "#app/platform/context/context.ts";

/** What a talking point can be about besides a goal. */
export const talkKinds = ["COMPETENCY", "FEEDBACK", "REVIEW"] as const;
export type TalkKind = (typeof talkKinds)[number];

/** A record two people can talk about; `link` is where it stands. */
export type TalkSubject = { kind: TalkKind; id: string; title: string; link: string | null };

/** What two people agree with each other as they talk; labels are keys of the room's strings. */
export type ToAgree = {
  key: string;
  room: string;
  label: string;
  params: Record<string, string | number>;
  /** What it holds, a line each. */
  lines: readonly string[];
  link: string;
  /** How the actor agrees, where they stand; null where the other one has to. */
  act: { label: string; action: string; intent: string; fields: Record<string, string>; said: string } | null;
};

/** Records of a room that people talk about in their 1:1s. Each reader is told only of what they may see. */
export type TalkSubjects = {
  kind: TalkKind;
  /** Of these people, few enough to choose from: the latest first, or by name. */
  offered(context: Context, employeeIds: readonly string[]): Promise<TalkSubject[]>;
  /** Those of these ids that the actor may see. */
  named(context: Context, ids: readonly string[]): Promise<TalkSubject[]>;
  /** What waits to be agreed between the actor and this person. */
  toAgree?(context: Context, employeeId: string): Promise<ToAgree[]>;
};

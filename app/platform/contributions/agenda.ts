import type { Context } from "#app/platform/context/context.ts";

/** A conversation that lies ahead, and where it stands. */
export type NextConversation = { meetingId: string; startsAt: string; link: string };

/** Where people keep what they want to talk about: any room may bring something there, and need not know the room that keeps it. */
export type Agenda = {
  /** The next conversation of the actor with somebody; null where none lies ahead. */
  next(context: Context, employeeId: string): Promise<NextConversation | null>;
  /** Puts a talking point on it that both of them read; answers with its id. */
  add(context: Context, point: { meetingId: string; text: string }): Promise<string>;
};

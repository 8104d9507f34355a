import type { Context } from "#app/platform/context/context.ts";

/** One thing a chat shows of an answer, with what may be done about it. */
export type ChatLine = {
  text: string;
  /** An act of the same command, and what it is done with; the word on its button. */
  act?: { name: string; value: string; label: string };
};

/** What a command answers, in the words of the person who asked; a chat shows it in its own way. */
export type ChatAnswer = { title: string; lines?: readonly ChatLine[]; link?: { label: string; path: string } };

/** The words of one language, by the keys of the room's strings. */
export type ChatWords = (key: string, params?: Record<string, string | number>) => string;

/** What somebody may ask for in a chat, as themselves: `/cairn goals`. */
export type ChatCommand = {
  /** What is typed; no two rooms have one of the same name. */
  name: string;
  /** Key in the room's strings: what it is for. */
  label: string;
  run(context: Context, text: string, words: ChatWords): Promise<ChatAnswer>;
  /** What its buttons do, by name. */
  acts?: Readonly<Record<string, (context: Context, value: string, words: ChatWords) => Promise<ChatAnswer>>>;
};

export type GatheredChatCommand = ChatCommand & { room: string };

import * as Y from "yjs";
import { missingFrom, vectorOf } from "./shared-text.ts";

/** What one side says to the other: what is new, and what it has. */
export type Said = { edit: Uint8Array | null; vector: Uint8Array };
/** `ahead` where what was sent follows upon something the server has not: all is to be sent. */
export type Answered = { edit: Uint8Array; vector: Uint8Array; ahead: boolean };

/** Rejects where nobody answered, and with `Refused` where the answer was no. */
export type Exchange = (said: Said) => Promise<Answered>;
/** What was wrong, as the server names it, with what fills its words. */
export type Why = { readonly code: string; readonly params?: Readonly<Record<string, string | number>> };

export class Refused extends Error {
  /** Null where the server did not say. */
  readonly why: Why | null;

  constructor(why: Why | null = null) {
    super(why?.code ?? "Refused");
    this.why = why;
  }
}

export type SessionState =
  | "STILL"
  /** Something was typed that is on its way. */
  | "TYPING"
  | "SAVED"
  /** Nobody answers: it is sent when somebody does. */
  | "OFFLINE"
  /** It was refused, and is not sent again until something else is typed. */
  | "FAILED";

export type SessionParts = {
  exchange: Exchange;
  /** What the server had when the page was made. */
  whole: Uint8Array;
  /** What was typed before and never arrived. */
  unsent?: Uint8Array | null;
  /** Hears what has not arrived yet, to keep it; null where all has. */
  keep?: (unsent: Uint8Array | null) => void;
  /** Hears how it stands; `why` names what was wrong where it was refused. */
  changed?: (state: SessionState, why: Why | null) => void;
  /** Calls back after so many milliseconds; answers what ends that. */
  later?: (call: () => void, milliseconds: number) => () => void;
};

const afterTyping = 400;
const longestWait = 15_000;

/**
 * One window in which a shared text is written. What it and the server have of it is compared by state vectors, so whatever
 * is lost, comes twice or late on the way, both have everything once an exchange went through.
 */
export class TextSession {
  readonly text = new Y.Doc();
  private known: Uint8Array;
  private unsent = false;
  private busy = false;
  private again = false;
  private closed = false;
  private failures = 0;
  private state: SessionState = "STILL";
  private why: Why | null = null;
  private cancel: (() => void) | null = null;
  private readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
    Y.applyUpdate(this.text, parts.whole, this);
    this.known = vectorOf(this.text);
    this.text.on("update", (_: Uint8Array, origin: unknown) => {
      if (origin !== this) this.typed();
    });
    if (parts.unsent) Y.applyUpdate(this.text, parts.unsent);
  }

  /** Something was said of the text: what is new is asked for. */
  hear(): void {
    this.run(0);
  }

  /** What was typed and never arrived. */
  missing(): Uint8Array | null {
    return this.unsent ? missingFrom(this.text, this.known) : null;
  }

  /** The window is left: what was typed a moment ago still goes. */
  leave(): void {
    this.cancel?.();
    if (this.unsent) void this.exchange();
    this.closed = true;
  }

  private typed(): void {
    this.unsent = true;
    this.parts.keep?.(this.missing());
    if (this.state !== "OFFLINE") this.say("TYPING");
    if (this.failures === 0) this.run(afterTyping);
  }

  private run(milliseconds: number): void {
    if (this.closed) return;
    if (this.busy) return void (this.again = true);
    this.cancel?.();
    this.cancel = (this.parts.later ?? inBrowser)(() => void this.exchange(), milliseconds);
  }

  private async exchange(): Promise<void> {
    if (this.closed || this.busy) return;
    this.busy = true;
    const edit = this.missing();
    this.unsent = false;
    try {
      this.take(await this.parts.exchange({ edit, vector: vectorOf(this.text) }));
    } catch (error) {
      this.fail(edit !== null, error instanceof Refused ? error : null);
    } finally {
      this.busy = false;
    }
    if (!this.again || this.failures > 0) return;
    this.again = false;
    this.run(this.unsent ? afterTyping : 0);
  }

  private take({ edit, vector, ahead }: Answered): void {
    this.failures = 0;
    Y.applyUpdate(this.text, edit, this);
    this.known = vector;
    if (ahead || this.hasMoreThan(vector)) this.unsent = true;
    if (this.unsent) return void (this.again = true);
    this.parts.keep?.(null);
    if (this.state !== "STILL") this.say("SAVED");
  }

  private hasMoreThan(vector: Uint8Array): boolean {
    const theirs = Y.decodeStateVector(vector);
    return [...Y.decodeStateVector(vectorOf(this.text))].some(([who, count]) => count > (theirs.get(who) ?? 0));
  }

  private fail(hadUnsent: boolean, refused: Refused | null): void {
    this.unsent ||= hadUnsent;
    this.again = false;
    if (refused) return this.say("FAILED", refused.why);
    this.failures += 1;
    this.say("OFFLINE");
    this.busy = false;
    this.run(Math.min(longestWait, 500 * 2 ** this.failures));
  }

  private say(state: SessionState, why: Why | null = null): void {
    if (state === this.state && why?.code === this.why?.code) return;
    this.state = state;
    this.why = why;
    this.parts.changed?.(state, why);
  }
}

function inBrowser(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

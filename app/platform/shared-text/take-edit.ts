import { createContext, Script } from "node:vm";
import * as Y from "yjs";
import { wholeOf } from "./shared-text.ts";
import { countingSteps, TooManySteps } from "./integration-steps.ts";
import { isSoundEdit } from "./sound-edit.ts";
import { htmlOf, TextTooLarge } from "./text-html.ts";

/** Milliseconds one edit may take. What is typed in a text of half a megabyte takes a fifth of it. */
const patience = 500;

export type Taken =
  /** What was new of it; null where all of it was known. */
  | { is: "TAKEN"; edit: Uint8Array | null }
  /** It follows upon something that is not here: who sent it is to send all that they have. */
  | { is: "AHEAD" }
  | { is: "BROKEN" }
  /** With it the text would have more than a text may. */
  | { is: "TOO_LARGE" };

/**
 * Brings an edit of somebody into the text. It may come twice, late, or before another: nothing is lost or doubled. Unless it
 * is taken, the text at hand is of no more use, and what is kept of it is as it was.
 */
export function takeEdit(text: Y.Doc, edit: Uint8Array): Taken {
  if (!isSoundEdit(edit)) return { is: "BROKEN" };
  try {
    // Outermost, for what is stopped in time ends nothing of its own.
    return countingSteps(() => inTime(() => applied(text, edit)));
  } catch (error) {
    return { is: isBeyondBounds(error) ? "TOO_LARGE" : "BROKEN" };
  }
}

function applied(text: Y.Doc, edit: Uint8Array): Taken {
  const fresh: Uint8Array[] = [];
  const note = (update: Uint8Array) => void fresh.push(update);
  text.on("update", note);
  countingSteps(() => Y.applyUpdate(text, edit));
  text.off("update", note);
  if (text.store.pendingStructs !== null || text.store.pendingDs !== null) return { is: "AHEAD" };
  if (fresh.length === 0) return { is: "TAKEN", edit: null };
  checkSize(text);
  return { is: "TAKEN", edit: Y.mergeUpdates(fresh) };
}

/** What is kept must be opened again by whoever comes next, in as few steps. */
function checkSize(text: Y.Doc): void {
  htmlOf(text);
  countingSteps(() => Y.applyUpdate(new Y.Doc(), wholeOf(text)));
}

const isBeyondBounds = (error: unknown) =>
  error instanceof TextTooLarge || error instanceof TooManySteps || tookTooLong(error);

const place = createContext({ work: () => undefined as unknown });
const call = new Script("work()");

/** What an edit costs is counted beforehand; this is for what nobody thought of: such work is stopped where it stands. */
function inTime<Result>(work: () => Result): Result {
  place["work"] = work;
  try {
    return call.runInContext(place, { timeout: patience }) as Result;
  } finally {
    place["work"] = () => undefined;
  }
}

function tookTooLong(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

import { useEffect, useState } from "react";
import type * as Y from "yjs";
import { useLive } from "../live/use-live.ts";
import { bytesOfText, textOfBytes } from "./bytes-as-text.ts";
import { Refused, TextSession, type Exchange, type SessionState, type Why } from "./text-session.ts";

export type SharedTextParts = {
  /** The address that takes edits and gives what is missing, and the fields it wants besides. */
  address: string;
  fields: Readonly<Record<string, string>>;
  /** What is announced when somebody else typed. */
  topic: string;
  /** What the server had when the page was made, base64. */
  whole: string;
};

/** `why` names what was wrong where the server refused what was typed. */
export type SharedText = { text: Y.Doc; state: SessionState; why: Why | null };

/** A shared text that is written in this window; null until the browser has made it. */
export function useSharedText(parts: SharedTextParts): SharedText | null {
  const [session, setSession] = useState<TextSession | null>(null);
  const [standing, setStanding] = useState<Omit<SharedText, "text">>({ state: "STILL", why: null });
  const { address, topic } = parts;
  const [first] = useState(parts);
  useEffect(() => {
    const key = `cairn shared text ${address} ${topic}`;
    const made = new TextSession({
      whole: bytesOfText(first.whole) ?? new Uint8Array(),
      exchange: exchangeAt(address, first.fields),
      unsent: unsentUnder(key),
      keep: (unsent) => keepUnder(key, unsent),
      changed: (state, why) => setStanding({ state, why }),
    });
    setSession(made);
    const back = () => made.hear();
    window.addEventListener("online", back);
    made.hear();
    return () => {
      window.removeEventListener("online", back);
      made.leave();
    };
  }, [address, topic, first]);
  useLive(topic, () => session?.hear());
  return session && { text: session.text, ...standing };
}

function unsentUnder(key: string): Uint8Array | null {
  const kept = sessionStorage.getItem(key);
  return kept ? bytesOfText(kept) : null;
}

/** What never arrived is there again when this window is, after a crash or a reload without a network. */
function keepUnder(key: string, unsent: Uint8Array | null): void {
  try {
    if (unsent) sessionStorage.setItem(key, textOfBytes(unsent));
    else sessionStorage.removeItem(key);
  } catch {
    // A full store takes nothing away from what is on the screen.
  }
}

type Reply = {
  done: boolean;
  error: Why | null;
  reply: { error?: Record<string, string[] | null> | null } | null;
  value: { edit: string; vector: string; ahead: boolean } | null;
};

/** What was wrong: with the whole, or with a field of what was sent. */
function whyOf({ error, reply }: Reply): Why | null {
  const ofField = Object.values(reply?.error ?? {}).flat()[0];
  return error ?? (ofField ? { code: ofField } : null);
}

const patience = 20_000;

function exchangeAt(address: string, fields: Readonly<Record<string, string>>): Exchange {
  return async ({ edit, vector }) => {
    const sent = { ...fields, vector: textOfBytes(vector), ...(edit ? { edit: textOfBytes(edit) } : {}) };
    const answer = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(sent),
      signal: AbortSignal.timeout(patience),
      keepalive: edit !== null && edit.length < 40_000,
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`Answered ${answer.status}`);
    const reply = answer.headers.get("content-type")?.includes("json") ? ((await answer.json()) as Reply) : null;
    const given = reply?.done ? reply.value : null;
    const missing = given && bytesOfText(given.edit);
    const theirs = given && bytesOfText(given.vector);
    if (!missing || !theirs) throw new Refused(reply && whyOf(reply));
    return { edit: missing, vector: theirs, ahead: given!.ahead };
  };
}

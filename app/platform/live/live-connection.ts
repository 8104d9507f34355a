import { liveAddress } from "./live-address.ts";

/** What is heard: a topic, or that something may have been missed. */
type Message = { topic: string | null };

/** Where no connection can be had, everything is asked for anew so often, and the connection tried again. */
const pollMilliseconds = 30_000;
const name = "cairn-live";

const listeners = new Map<string, Set<() => void>>();
let close: (() => void) | null = null;

/** Calls `heard` when the topic is announced, or may have been. Returns what ends it. */
export function onLive(topic: string, heard: () => void): () => void {
  const those = listeners.get(topic) ?? new Set();
  listeners.set(topic, those.add(heard));
  close ??= connect();
  return () => {
    those.delete(heard);
    if (those.size === 0) listeners.delete(topic);
    if (listeners.size > 0) return;
    close?.();
    close = null;
  };
}

function tell({ topic }: Message): void {
  for (const [each, those] of listeners) if (topic === null || topic === each) those.forEach((heard) => heard());
}

/**
 * Of all pages of this browser one holds the connection and passes on what it hears: browsers open few to one host. When
 * that page is closed, another takes its place.
 */
function connect(): () => void {
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) return listen(tell);
  const pages = new BroadcastChannel(name);
  pages.onmessage = ({ data }: MessageEvent<Message>) => tell(data);
  const leaving = new AbortController();
  navigator.locks
    .request(name, { signal: leaving.signal }, () => {
      const end = listen((message) => {
        tell(message);
        pages.postMessage(message);
      });
      return new Promise<void>((leave) => leaving.signal.addEventListener("abort", () => leave(end())));
    })
    .catch(() => undefined);
  return () => {
    leaving.abort();
    pages.close();
  };
}

/** The connection itself. The browser comes back by itself after a lost one; where it is refused, it polls. */
function listen(heard: (message: Message) => void): () => void {
  let source: EventSource | null = null;
  let poll: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(liveAddress);
    source.addEventListener("live", ({ data }: MessageEvent<string>) => heard({ topic: data }));
    source.addEventListener("missed", () => heard({ topic: null }));
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(poll);
      poll = setTimeout(() => {
        heard({ topic: null });
        open();
      }, pollMilliseconds);
    };
  };
  open();
  return () => {
    clearTimeout(poll);
    source?.close();
  };
}

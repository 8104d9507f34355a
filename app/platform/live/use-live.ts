import { useEffect, useRef } from "react";
import { onLive } from "./live-connection.ts";

/**
 * Calls `heard` whenever the topic is announced: ask for what the page shows anew, by the reader's own rights. While nobody
 * looks at the page it waits, and is called once when somebody does. Several announcements in a moment are one.
 */
export function useLive(topic: string | null, heard: () => void): void {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    if (topic === null) return undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let waits = false;
    const call = () => {
      if (document.hidden) return void (waits = true);
      waits = false;
      soon ??= setTimeout(() => {
        soon = undefined;
        latest.current();
      }, momentMilliseconds);
    };
    const look = () => (waits ? call() : undefined);
    document.addEventListener("visibilitychange", look);
    const leave = onLive(topic, call);
    return () => {
      clearTimeout(soon);
      document.removeEventListener("visibilitychange", look);
      leave();
    };
  }, [topic]);
}

const momentMilliseconds = 100;

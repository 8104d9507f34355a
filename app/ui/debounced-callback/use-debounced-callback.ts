import { useEffect, useMemo, useRef } from "react";

/**
 * A function that does its work once it has not been called for a pause, with what the last call said and as the last
 * render knows it; `cancel` takes a waiting call back, and so does leaving the screen.
 */
export function useDebouncedCallback<Said extends unknown[]>(work: (...said: Said) => unknown, pause: number) {
  const latest = useRef(work);
  useEffect(() => void (latest.current = work));
  const debounced = useMemo(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(waiting);
    const call = (...said: Said): void => {
      cancel();
      waiting = setTimeout(() => void latest.current(...said), pause);
    };
    return Object.assign(call, { cancel });
  }, [pause]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}

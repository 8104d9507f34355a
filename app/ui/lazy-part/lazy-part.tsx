import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from "react";

const waiting = new Set<symbol>();
const listeners = new Set<() => void>();

/**
 * React's `lazy` for a part whose code is fetched when it is first shown. Until that code has arrived the part is on the
 * screen and answers nothing; `whenPartsAlive` tells when the last of them does.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever its properties, as React's own
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    if (typeof document === "undefined") return load();
    const key = Symbol("part");
    waiting.add(key);
    try {
      const { default: Loaded } = await load();
      return { default: withMountTold(Loaded, key) };
    } catch (failure) {
      arrived(key);
      throw failure;
    }
  });
}

/**
 * Calls once every part that the page has asked for answers; returns how to stop listening. React draws, and asks for, what
 * stands behind a boundary only after the rest of the page, so the first look waits until there is nothing left to draw.
 */
export function whenPartsAlive(then: () => void): () => void {
  const look = () => {
    if (waiting.size > 0) return;
    listeners.delete(look);
    then();
  };
  const forget = whenIdle(() => {
    listeners.add(look);
    look();
  });
  return () => {
    forget();
    listeners.delete(look);
  };
}

/** Milliseconds: how long a page may be busy, and how long is waited in a browser that cannot tell. */
const longest = 2000;
const untold = 200;

function whenIdle(then: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(then, { timeout: longest });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(then, untold);
  return () => clearTimeout(asked);
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever its properties, as React's own
function withMountTold<Part extends ComponentType<any>>(Loaded: Part, key: symbol): Part {
  const Any = Loaded as ComponentType<object>;
  const Told = (props: object) => {
    useEffect(() => arrived(key), []);
    return <Any {...props} />;
  };
  return Told as unknown as Part;
}

function arrived(key: symbol): void {
  if (!waiting.delete(key)) return;
  for (const look of [...listeners]) look();
}

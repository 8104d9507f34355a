import * as React from "react";
import { NeedsReact } from "./page-state.ts";
import { nextId } from "./tree-position.ts";

export type ReactContext = { _currentValue: unknown };
type Internals = { ReactCurrentDispatcher: { current: unknown } };

const { ReactCurrentDispatcher } = (
  React as unknown as { __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: Internals }
).__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;

const nothing = () => undefined;

const refuse = () => {
  throw new NeedsReact("a state that is set while the page is drawn");
};

const valueOf = (context: ReactContext) => context._currentValue;

/** Hooks as they are on a server: states are their first, effects do not run. */
const hooks = {
  readContext: valueOf,
  useContext: valueOf,
  useState: (first: unknown) => [typeof first === "function" ? (first as () => unknown)() : first, refuse],
  useReducer: (_reduce: unknown, first: unknown, prepare?: (value: unknown) => unknown) => [
    prepare ? prepare(first) : first,
    refuse,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown) => value,
  useTransition: () => [false, refuse],
  useId: nextId,
  useSyncExternalStore: (_subscribe: unknown, _get: unknown, ofServer?: () => unknown) => {
    if (!ofServer) throw new NeedsReact("a store without a value for the server");
    return ofServer();
  },
};

/** Lets components ask these hooks for as long as the work takes. */
export function withHooks<Made>(work: () => Made): Made {
  const before = ReactCurrentDispatcher.current;
  ReactCurrentDispatcher.current = hooks;
  try {
    return work();
  } finally {
    ReactCurrentDispatcher.current = before;
  }
}

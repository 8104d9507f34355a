import type { ReactNode } from "react";
import { writeElement } from "./elements.ts";
import { withHooks, type ReactContext } from "./hooks.ts";
import { writeKept } from "./kept-parts.ts";
import { endPiece, escaped, NeedsReact, page, type Piece } from "./page-state.ts";
import { atTheRoot, beginComponent, endComponent, enterItem, enterList, leaveList } from "./tree-position.ts";

export { bytesOf, NeedsReact, type Piece } from "./page-state.ts";

type Properties = Record<string, unknown>;
type Element = { type: unknown; props: Properties; ref?: unknown };
type FunctionComponent = ((properties: unknown, ref?: unknown) => unknown) & { keeps?: true };
type ClassComponent = {
  new (properties: unknown, context: unknown): Properties & { render(): unknown };
  contextType?: ReactContext;
  contextTypes?: unknown;
  childContextTypes?: unknown;
  getDerivedStateFromProps?(properties: unknown, state: unknown): Properties | null;
};

const kinds = {
  element: Symbol.for("react.element"),
  fragment: Symbol.for("react.fragment"),
  strict: Symbol.for("react.strict_mode"),
  profiler: Symbol.for("react.profiler"),
  suspense: Symbol.for("react.suspense"),
  provider: Symbol.for("react.provider"),
  context: Symbol.for("react.context"),
  forward: Symbol.for("react.forward_ref"),
  memo: Symbol.for("react.memo"),
  lazy: Symbol.for("react.lazy"),
} as const;

/** Where a page that is drawn says whose words it uses: they are kept with the part that asks for them. */
export const drawnRooms: Pick<Set<string>, "add"> = {
  add: (room) => page.namespaces.add(room),
};

/**
 * A page as `react-dom/server` writes it, in one pass, in pieces that follow each other; the rooms that `drawnRooms` is told
 * of meanwhile, and those of parts that were kept, are added to `namespaces`.
 * @throws NeedsReact where it holds what is not drawn here
 * @throws Promise where a part of it is still to be fetched
 */
export function drawPage(drawn: ReactNode, namespaces: Set<string>): Piece[] {
  Object.assign(page, { pieces: [], html: "", afterText: false, selected: null, namespaces });
  atTheRoot();
  try {
    withHooks(() => draw(drawn));
    return [...page.pieces, page.html];
  } finally {
    Object.assign(page, { pieces: [], html: "" });
  }
}

function draw(node: unknown): void {
  if (typeof node === "string") writeText(node);
  else if (typeof node === "number") writeText(String(node));
  else if (typeof node === "object" && node !== null) drawObject(node);
}

function drawObject(node: object): void {
  if (Array.isArray(node)) return drawList(node);
  const { $$typeof } = node as { $$typeof?: symbol };
  if ($$typeof === kinds.element) return drawElement(node as unknown as Element);
  if ($$typeof === kinds.lazy) return draw(fetched(node));
  if (Symbol.iterator in node) {
    const items = [...(node as Iterable<unknown>)];
    return items.length > 0 ? drawList(items) : undefined;
  }
  throw new NeedsReact("a portal, or an object that is no element");
}

function writeText(text: string): void {
  if (text === "") return;
  page.html += page.afterText ? `<!-- -->${escaped(text)}` : escaped(text);
  page.afterText = true;
}

function drawList(items: readonly unknown[]): void {
  enterList(items.length);
  for (let place = 0; place < items.length; place += 1) {
    enterItem(place);
    draw(items[place]);
    endPiece();
  }
  leaveList();
}

/** A part that is fetched late; throws its promise until it is here. */
function fetched(lazy: object): unknown {
  const { _init, _payload } = lazy as { _init(payload: unknown): unknown; _payload: unknown };
  return _init(_payload);
}

function drawElement({ type, props, ref }: Element): void {
  if (typeof type === "string") return writeElement(type, props, draw);
  if (typeof type === "function") return drawComponent(type as FunctionComponent, props);
  switch (type) {
    case kinds.fragment:
    case kinds.strict:
    case kinds.profiler:
      return draw(props["children"]);
    case kinds.suspense:
      return drawSuspense(props["children"]);
  }
  drawObjectType(type as { $$typeof?: symbol }, props, ref ?? null);
}

function drawObjectType(type: { $$typeof?: symbol }, props: Properties, ref: unknown): void {
  switch (type.$$typeof) {
    case kinds.forward:
      return drawCalled((type as unknown as { render: FunctionComponent }).render, props, ref);
    case kinds.memo:
      return drawElement({ type: plain((type as unknown as { type: unknown }).type), props, ref });
    case kinds.lazy:
      return drawElement({ type: plain(fetched(type)), props, ref });
    case kinds.provider:
      return drawProvider((type as unknown as { _context: ReactContext })._context, props);
    case kinds.context: {
      const context = (type as { _context?: ReactContext })._context ?? (type as unknown as ReactContext);
      return draw((props["children"] as (value: unknown) => unknown)(context._currentValue));
    }
  }
  throw new NeedsReact("a kind of element");
}

/** React fills in what a component within another has as defaults; nothing of ours has any. */
function plain(type: unknown): unknown {
  if ((type as { defaultProps?: unknown } | null)?.defaultProps) throw new NeedsReact("defaults of an inner component");
  return type;
}

/** What stands behind a boundary is here already: whoever waits for it throws, and the page is drawn again. */
function drawSuspense(children: unknown): void {
  page.html += "<!--$-->";
  page.afterText = false;
  draw(children);
  page.html += "<!--/$-->";
  page.afterText = false;
}

function drawProvider(context: ReactContext, { value, children }: Properties): void {
  const outer = context._currentValue;
  context._currentValue = value;
  try {
    draw(children);
  } finally {
    context._currentValue = outer;
  }
}

function drawComponent(component: FunctionComponent, props: Properties): void {
  if (component.keeps)
    return writeKept((props["by"] as () => string)(), () => draw((props["children"] as () => unknown)()));
  const { prototype } = component as { prototype?: { isReactComponent?: unknown } };
  if (prototype?.isReactComponent) return drawClass(component as unknown as ClassComponent, props);
  drawCalled(component, props, undefined);
}

function drawCalled(component: FunctionComponent, props: Properties, ref: unknown): void {
  const outer = beginComponent();
  const shown = component(props, ref);
  if (!endComponent(outer)) return draw(shown);
  enterList(1);
  enterItem(0);
  draw(shown);
  leaveList();
}

function drawClass(Component: ClassComponent, props: Properties): void {
  if (Component.contextTypes || Component.childContextTypes) throw new NeedsReact("a context of the old kind");
  const context = Component.contextType ? Component.contextType._currentValue : {};
  const one = new Component(props, context);
  if (one["componentWillMount"] ?? one["UNSAFE_componentWillMount"]) throw new NeedsReact("componentWillMount");
  Object.assign(one, { props, context, state: one["state"] ?? null, updater });
  const derived = Component.getDerivedStateFromProps?.(props, one["state"]);
  if (derived) one["state"] = { ...(one["state"] as Properties), ...derived };
  draw(one.render());
}

const refuse = () => {
  throw new NeedsReact("a state that is set while the page is drawn");
};

const updater = {
  isMounted: () => false,
  enqueueSetState: refuse,
  enqueueReplaceState: refuse,
  enqueueForceUpdate: () => undefined,
};

import { jsx as reactJsx, type JSX } from "react/jsx-runtime";

export { Fragment } from "react/jsx-runtime";

type Properties = Record<string, unknown>;

const element = Symbol.for("react.element");

/**
 * What JSX is on the server: the same elements as React's, made without copying their properties. What is written as JSX comes
 * with an object of its own; where React would take something out of it or add to it, React does.
 */
export function jsx(type: unknown, props: Properties, key?: unknown): JSX.Element {
  const isReacts =
    props["ref"] !== undefined ||
    props["key"] !== undefined ||
    (typeof type === "function" && "defaultProps" in type && type.defaultProps !== undefined);
  if (isReacts) return reactJsx(type as Parameters<typeof reactJsx>[0], props, key as Parameters<typeof reactJsx>[2]);
  return {
    $$typeof: element,
    type,
    key: key === undefined ? null : String(key as string),
    ref: null,
    props,
    _owner: null,
  } as unknown as JSX.Element;
}

export const jsxs = jsx;

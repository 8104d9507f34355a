import { createElement, createRef, type ElementType, type Key } from "react";
import { jsx as reactJsx } from "react/jsx-runtime";
import { expect, test } from "vitest";
import { jsx } from "./make-element.ts";

const Named = ({ name }: { name?: string }) => createElement("b", null, name);
const WithDefault = Object.assign(({ name }: { name?: string }) => createElement("b", null, name), {
  defaultProps: { name: "Ada" },
});

/** What React's build for development adds is not told. */
const partsOf = (made: object) => {
  const { $$typeof, type, key, ref, props, _owner } = made as Record<string, unknown>;
  return { $$typeof, type, key, ref, props, _owner };
};

test("elements are those that React makes", () => {
  const given: [unknown, Record<string, unknown>, unknown?][] = [
    ["div", { className: "a", children: ["one", "two"] }],
    ["li", { children: "one" }, 7],
    [Named, { name: "Ada" }, "key"],
    [Named, { name: "Ada", ref: createRef() }],
    [Named, { name: "Ada", key: "within" }],
    [Named, {}],
    [WithDefault, {}],
    [WithDefault, { name: "Bo" }],
  ];
  for (const [type, props, key] of given)
    expect(partsOf(jsx(type, { ...props }, key))).toEqual(
      partsOf(reactJsx(type as ElementType, { ...props }, key as Key)),
    );
});

test("what an element is given is not copied", () => {
  const props = { name: "Ada" };
  expect(jsx(Named, props).props).toBe(props);
});

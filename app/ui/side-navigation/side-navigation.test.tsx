import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SideNavigation, type NavigationSection } from "./side-navigation.tsx";
import { narrowedTo } from "./side-navigation-types.ts";

const sections: NavigationSection[] = [
  {
    id: "one",
    label: "Section",
    choice: { label: "Areas", current: "me", entries: [{ id: "me", label: "Me", href: "/me" }] },
    entries: [
      { id: "a", label: "Alpha", href: "/a", badge: { text: "2", label: "2 wait for you" } },
      { id: "b", label: "Beta", href: "/b" },
    ],
  },
  { id: "two", label: "Letters", entries: [{ id: "g", label: "Gamma", href: "/g" }] },
];

test("one entry and one choice are marked as where one is", () => {
  const html = renderToStaticMarkup(<SideNavigation label="Main" sections={sections} current="b" />);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/b"[^>]*aria-current="page"/);
  expect(html).toMatch(/href="\/me"[^>]*aria-current="true"/);
});

test("collapsed, an entry keeps its name and says what waits", () => {
  const html = renderToStaticMarkup(<SideNavigation label="Main" sections={sections} current="b" collapsed />);
  expect(html).toContain('aria-label="Alpha, 2 wait for you"');
  expect(html).toContain('aria-label="Me"');
});

test("entries are found by their own name and by that of their section", () => {
  const found = (text: string) => narrowedTo(text, sections).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(found("")).toEqual(["a", "b", "g"]);
  expect(found("BET")).toEqual(["b"]);
  expect(found("letters")).toEqual(["g"]);
  expect(found("nothing")).toEqual([]);
});

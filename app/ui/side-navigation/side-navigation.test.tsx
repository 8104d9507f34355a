import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SideNavigation, type NavigationSection } from "./side-navigation.tsx";
import { holdsCurrent } from "./side-navigation-types.ts";

const sections: NavigationSection[] = [
  {
    id: "one",
    label: "Section",
    entries: [
      { id: "a", label: "Alpha", href: "/a" },
      { id: "b", label: "Beta", href: "/b", children: [{ id: "b1", label: "Beta one", href: "/b/1" }] },
    ],
  },
];

test("opens the group that holds the current entry, and marks that entry alone", () => {
  const html = renderToStaticMarkup(<SideNavigation label="Main" sections={sections} current="b1" />);
  expect(html).toContain("<details open");
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('href="/b/1"');
});

test("collapsed, a group is one link, marked when anything below it is current", () => {
  const html = renderToStaticMarkup(<SideNavigation label="Main" sections={sections} current="b1" collapsed />);
  expect(html).not.toContain("<details");
  expect(html).not.toContain("/b/1");
  expect(html).toMatch(/href="\/b"[^>]*aria-current="page"/);
});

test("nothing is current when nothing is said to be", () => {
  expect(holdsCurrent(sections[0]!.entries[1]!, undefined)).toBe(false);
});

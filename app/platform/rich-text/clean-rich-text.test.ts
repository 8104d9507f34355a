import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanRichText, plainText } from "./clean-rich-text.ts";

test("what the editor makes stays as it is", () => {
  const html = "<h2>Plan</h2><p>Do <strong>this</strong> and <em>that</em></p><ul><li><p>one</p></li></ul>";
  expect(cleanRichText(html)).toBe(html);
  const checklist =
    '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" ' +
    "checked><span></span></label><div><p>Done</p></div></li></ul>";
  expect(cleanRichText(checklist)).toBe(
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Done</p></li></ul>',
  );
});

test("nothing that runs or loads passes", () => {
  for (const bad of [
    "<script>alert(1)</script><p>a</p>",
    '<p onclick="x()">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<img src=x onerror="alert(1)">a',
    '<p style="position:fixed">a</p>',
    '<iframe src="https://x"></iframe><p>a</p>',
    "<svg><script>1</script></svg><p>a</p>",
    '<a href="//evil.example">a</a>',
  ])
    expect(cleanRichText(bad)).not.toMatch(/script|on\w+=|javascript:|<img|style=|<iframe|<svg|\/\/evil/i);
});

test("plain text becomes paragraphs and keeps its signs, and comes back as it was typed", () => {
  expect(cleanRichText("a < b & c\n\nnext")).toBe("<p>a &lt; b &amp; c</p><p>next</p>");
  expect(plainText(cleanRichText("a < b & c\nnext"))).toBe("a < b & c\nnext");
  expect(cleanRichText("<p></p>")).toBe("");
});

test("what is clean is not cleaned any further, whatever was sent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const once = cleanRichText(text.replaceAll("\u0000", ""));
      expect(cleanRichText(once)).toBe(once);
      expect(once).not.toMatch(/<script|<img|<svg|<iframe/i);
    }),
  );
});

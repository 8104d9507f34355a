import { expect, test } from "vitest";
import { cleanRichText } from "../rich-text/clean-rich-text.ts";
import { appendLines, openText } from "./shared-text.ts";
import { editOfHtml, htmlOf } from "./text-html.ts";

const texts = [
  "<p>One <strong>bold</strong> &amp; <em>slanted</em> &lt;b&gt; word</p><p></p><p>two</p>",
  "<h2>Head</h2><h3>Lower</h3><blockquote><p>Said</p></blockquote><hr><p>after</p>",
  "<ul><li><p>one</p><ul><li><p>deeper</p></li></ul></li><li><p>two</p></li></ul>",
  '<ol start="3"><li><p>three</p></li></ol>',
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>done</p></li>' +
    '<li data-type="taskItem" data-checked="false"><p>open</p></li></ul>',
  '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow"><strong>a plan</strong></a></p>',
  "<p>line<br>break</p>",
];
const textOf = (body: string) => openText({ snapshot: null, edits: [], body });
const shown = (html: string) => cleanRichText(html).replace(/<(br|hr) \/>/g, "<$1>");

test.each(texts)("HTML becomes a text and is the same HTML again: %s", (html) => {
  expect(shown(htmlOf(textOf(html)))).toBe(shown(html));
});

test("it is the same bytes for whoever asks, so two who begin at once have one text", () => {
  for (const html of texts) expect(editOfHtml(html)).toEqual(editOfHtml(html));
});

test("bare words in a list, and between blocks, stand in paragraphs", () => {
  expect(htmlOf(textOf("words<ul><li>one</li></ul>more"))).toBe("<p>words</p><ul><li><p>one</p></li></ul><p>more</p>");
});

test("lines at the end leave what stands there as it is", () => {
  const text = textOf("<p>Before</p>");
  appendLines(text, "One\n\n<b>two</b>");
  expect(htmlOf(text)).toBe("<p>Before</p><p>One</p><p>&lt;b&gt;two&lt;/b&gt;</p>");
});

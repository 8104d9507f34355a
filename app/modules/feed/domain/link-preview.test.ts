import { expect, test } from "vitest";
import { previewOf } from "./link-preview.ts";

test("a page is told by what it says of itself, as text and never as markup", () => {
  const html = `<html><head><script>document.title="<title>No</title>"</script><title> Plain </title>
    <meta content='Fish &amp; <b>chips</b> &#39;now&#39;' property="og:title"><meta name="description" content="All&nbsp;of it"></head>`;
  expect(previewOf(html)).toEqual({ title: "Fish & chips 'now'", description: "All of it" });
  expect(previewOf("<TITLE>Only a\n title</TITLE>")).toEqual({ title: "Only a title", description: null });
});

test.each(["", "<html><body>Nothing</body></html>", "<title></title>", '{"title":"json"}'])("%j says nothing", (html) =>
  expect(previewOf(html)).toBeNull(),
);

test("what is long is cut", () => expect(previewOf(`<title>${"a".repeat(500)}</title>`)!.title).toHaveLength(200));

test("a page that opens again and again and ends nothing is read from one end to the other once", () => {
  for (const piece of [
    "<script",
    "<style>",
    "<title",
    "<title>",
    "<meta ",
    "<meta '",
    '<meta "',
    "<",
    "<!--",
    " name =",
  ]) {
    const page = piece.repeat(200_000 / piece.length);
    expect(previewOf(page)).toBeNull();
    expect(previewOf(`<title>Found</title>${page}`)?.title).toBe("Found");
  }
});

test("a script that names tags is no part of the page, nor is a sign within quotes the end of a tag", () => {
  const script = "<script>var a = '<title>No</title>';</SCRIPT ><style>p { }</style>";
  const page = `${script}<title lang="en">Yes</title><meta name="description" content="a > b">`;
  expect(previewOf(page)).toEqual({ title: "Yes", description: "a > b" });
});

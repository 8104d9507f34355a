import { expect, test } from "vitest";
import { writeMail } from "./write-mail.ts";

const mail = (closing: string) =>
  writeMail({
    language: "ar",
    subject: "A comment",
    paragraphs: ["Hello Asha,"],
    action: { label: "Read the comment", link: "https://cairn.test/app/goal/1" },
    closing: [closing],
  });
const pressed = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

test("addresses of the small print and below it can be pressed", () => {
  const { html, text } = mail("Choose when such mails come: https://cairn.test/app/settings#goals.news.");
  expect(pressed(html)).toEqual([
    "https://cairn.test/app/goal/1",
    "https://cairn.test/app/settings#goals.news",
    "https://cairn.test/app/goal/1",
  ]);
  expect(text).toContain("https://cairn.test/app/settings#goals.news.");
});

test("an address of somebody else in the small print stays words", () => {
  const { html } = mail("Asked by Ravi of https://cairn.test.elsewhere.example/app");
  expect(pressed(html)).toEqual(["https://cairn.test/app/goal/1", "https://cairn.test/app/goal/1"]);
  expect(html).toContain("https://cairn.test.elsewhere.example/app");
});

test("what is listed under the link of the act says it once in the plain text; other links stand below their words", () => {
  const listing = (...links: string[]) =>
    writeMail({
      ...{ language: "en", subject: "Two reviews", paragraphs: ["Hello Asha,"], closing: [] },
      action: { label: "See what is open", link: "https://cairn.test/reviews" },
      lines: links.map((link, place) => ({ text: `Review ${place}`, link })),
    }).text;
  const same = listing("https://cairn.test/reviews", "https://cairn.test/reviews");
  expect(same).toContain("Hello Asha,\n\n- Review 0\n- Review 1\n\nSee what is open:\nhttps://cairn.test/reviews\n");
  expect(listing("https://cairn.test/1")).toContain("Review 0\nhttps://cairn.test/1\n\nSee what is open:");
  expect(listing()).toContain("Hello Asha,\n\nSee what is open:");
});

test("a mail program on a dark screen is told how it looks there", () => {
  const { html } = mail("Bye");
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<style>@media \(prefers-color-scheme: dark\)/);
  for (const name of ["body", "sheet", "soft"]) expect(html).toContain(`class="${name}"`);
});

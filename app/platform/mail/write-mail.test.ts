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

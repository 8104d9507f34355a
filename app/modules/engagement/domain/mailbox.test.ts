import { expect, test } from "vitest";
import { newMailbox, openLetter, sealLetter } from "./mailbox.ts";

test("a letter is opened by its own mailbox alone, and its length says nothing of its words", async () => {
  const [mailbox, other] = [await newMailbox(), await newMailbox()];
  const short = await sealLetter(mailbox.publicKey, { words: "Yes.", ticket: "t" });
  const long = await sealLetter(mailbox.publicKey, { words: "Thank you. ".repeat(200), ticket: "t" });
  expect(await openLetter(mailbox.privateKey, short)).toEqual({ words: "Yes.", ticket: "t" });
  expect(await openLetter(other.privateKey, short)).toBeNull();
  expect(short.length).toBe(long.length);
  expect(await openLetter(mailbox.privateKey, short.slice(0, -8) + "AAAAAAA=")).toBeNull();
});

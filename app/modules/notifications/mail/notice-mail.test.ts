import { expect, test } from "vitest";
import disciplinary from "#app/modules/disciplinary/strings/en.json" with { type: "json" };
import { roomWords } from "#app/platform/i18n/room-words.ts";
import own from "../strings/en.json" with { type: "json" };
import { noticeMail, type Say } from "./notice-mail.ts";

const inAll = <Strings>(en: Strings) => ({ en, hi: en, es: en, de: en, ar: en });
const rooms: Record<string, ReturnType<typeof roomWords>> = {
  disciplinary: roomWords("disciplinary", inAll(disciplinary)),
  notifications: roomWords("notifications", inAll(own)),
};
const say: Say = (room, key, params) => rooms[room]!("en")(key, params);

function mailOf(params: Record<string, string>): string {
  const told = { room: "disciplinary", kind: "published", group: "about-you", params, link: "/app/disciplinary/1" };
  const { text } = noticeMail(
    { name: "Asha", told: [told], daily: false } as unknown as Parameters<typeof noticeMail>[0],
    {
      ...{ language: "en", say, words: { text: "notices.answer-by" }, origin: "https://acme.test", stop: () => "" },
      sender: { name: "Acme", logo: null } as never,
    },
  );
  return text;
}

test("a mail says what its kind adds, and goes without it where the notice was written before it was added", () => {
  expect(mailOf({ name: "Tara", answerBy: "Dec 5, 2026" })).toContain("Please answer by Dec 5, 2026.");
  const older = mailOf({ name: "Tara" });
  expect(older).toContain("There is a disciplinary note about you, written by Tara");
  expect(older).not.toMatch(/answer by|[{}]/);
});

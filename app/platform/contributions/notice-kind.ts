/** What a mail says besides its subject; keys of the room's strings. */
export type MailWords = {
  /** What else there is to know, below the sentence. */
  text?: string;
  /** The button that leads there; left out, it says that it opens. */
  act?: string;
};

/** A kind of notice, in the words `notifications.<kind>` of its room, which are the subject of its mail too. */
export type NoticeKind =
  /** For what somebody owes and for what concerns them: it reaches people who do not look. */
  | { by: "MAIL"; words: MailWords }
  /** For news of their surroundings. */
  | { by: "INBOX" };

export type NoticeKinds = Readonly<Record<string, NoticeKind>>;

/** The kinds of a room by how they reach people. */
export function noticeKinds({
  mail,
  inbox = [],
}: {
  mail: Readonly<Record<string, MailWords>>;
  inbox?: readonly string[];
}): NoticeKinds {
  return Object.fromEntries([
    ...Object.entries(mail).map(([name, words]) => [name, { by: "MAIL" as const, words }] as const),
    ...inbox.map((name) => [name, { by: "INBOX" as const }] as const),
  ]);
}

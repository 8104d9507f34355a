/**
 * A kind of notice, in the words `notifications.<kind>` of its room, which are the subject of its mail too. What else its
 * mail says, `mails.<kind>.text`, and its button, `mails.<kind>.act`, stand beside them where there is more to say than
 * that something happened and can be opened.
 */
export type NoticeKind = {
  /**
   * `MAIL` for what somebody owes and for what concerns them: it reaches people who do not look. `INBOX` for news of their
   * surroundings.
   */
  by: "MAIL" | "INBOX";
};

export type NoticeKinds = Readonly<Record<string, NoticeKind>>;

/** The kinds of a room by how they reach people. */
export function noticeKinds({ mail, inbox = [] }: { mail: readonly string[]; inbox?: readonly string[] }): NoticeKinds {
  const kinds = (names: readonly string[], by: NoticeKind["by"]) => names.map((name) => [name, { by }] as const);
  return Object.fromEntries([...kinds(mail, "MAIL"), ...kinds(inbox, "INBOX")]);
}

import { nothingThere, only, signedIn, type Expectation, type Row } from "./row.ts";

const missing = "0193a1b2-0000-7000-8000-000000000000";
/** A post that is nobody's: to whom the door is open it is not there. Who reads which: `who-reads-posts.integration.test.ts`. */
const moderators = only(["platform admin"]);
const nobodys: Expectation = (actor, record) =>
  moderators(actor, record) === "DONE" ? "HIDDEN" : moderators(actor, record);

const postId = missing;
const one = { fields: { postId }, expect: nothingThere };
/** Refused for want of words, so that nothing is posted. */
const posted = { fields: { body: "" }, expect: signedIn };
const reworded = { fields: { postId, body: "Reworded", version: "1" }, expect: nothingThere };
const marked = { fields: { postId, kind: "LIKE", has: "true" }, expect: nothingThere };
const pressed = { fields: { postId, on: "LIKE" }, expect: nothingThere };
const reported = { fields: { postId, reason: "SPAM" }, expect: nothingThere };
const decided = { fields: { postId, decision: "KEPT" }, expect: nobodys };
const path = "/api/v1/feed/posts";

/** The feed: its screens, its moderation, its API; and files on records. */
export const feedRows: readonly Row[] = [
  { path: "/app/my-data/feed", read: signedIn, intents: { "create-post": posted } },
  { path: "/app/feed/new", record: { query: "since=2026-01-01T00:00:00.000Z" }, read: signedIn },
  { path: "/app/feed/people", read: signedIn },
  {
    path: "/feed/:postId",
    record: { postId },
    read: nothingThere,
    intents: {
      react: pressed,
      "edit-post": reworded,
      "delete-post": one,
      "delete-and-leave": one,
      "restore-post": one,
      "report-post": reported,
    },
  },
  { path: "/feed/tag/:hashtagId", record: { hashtagId: missing }, read: nothingThere },
  {
    path: "/app/settings/feed",
    read: moderators,
    intents: {
      decide: decided,
      "change-settings": { fields: { words: "", postsPerHour: "0", version: "0" }, expect: moderators },
    },
  },
  {
    path: "/app/settings/feed/gifs",
    read: moderators,
    intents: {
      "add-gif": { fields: { name: "" }, expect: moderators },
      "delete-gif": { fields: { gifId: missing }, expect: nobodys },
      "restore-gif": { fields: { gifId: missing }, expect: nobodys },
    },
  },
  { path: "/app/settings/feed/fairness", read: moderators },
  { path, read: signedIn, intents: { POST: posted } },
  { path: "/api/v1/feed/predictions", intents: { POST: { fields: { text: "Thank you" }, expect: signedIn } } },
  {
    path: `${path}/:postId`,
    record: { postId },
    read: nothingThere,
    intents: { PUT: { ...reworded, fields: { ...reworded.fields, version: 1 } }, DELETE: one },
  },
  { path: `${path}/:postId/restore`, record: { postId }, intents: { POST: one } },
  { path: `${path}/:postId/reactions`, record: { postId }, intents: { POST: marked } },
  { path: `${path}/:postId/reports`, record: { postId }, intents: { POST: reported } },
  { path: `${path}/:postId/decision`, record: { postId }, intents: { POST: decided } },
  { path: "/api/v1/feed/gifs", read: signedIn, intents: { POST: { fields: { name: "" }, expect: moderators } } },
  { path: "/api/v1/feed/deleted-gifs", read: moderators },
  {
    path: "/api/v1/feed/gifs/:gifId",
    record: { gifId: missing },
    read: nobodys,
    intents: { DELETE: { fields: { gifId: missing }, expect: nobodys } },
  },
  {
    path: "/api/v1/feed/gifs/:gifId/restore",
    record: { gifId: missing },
    intents: { POST: { fields: { gifId: missing }, expect: nobodys } },
  },
  { path: "/app/attachment/:attachmentId", record: { attachmentId: missing }, read: nothingThere },
  { path: "/app/signed-document/:documentId", record: { documentId: missing }, read: nothingThere },
];

import { feedbackEvents } from "#app/modules/feedback/index.ts";
import { goalEvents } from "#app/modules/goals/index.ts";
import { hears } from "#app/platform/events/hears.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { feedEvents } from "./events.ts";
import { feedEndpoints } from "./api/feed-endpoints.ts";
import { gifEndpoints } from "./api/gif-endpoints.ts";
import { feedEntities } from "./data/entities.ts";
import { praiseEmbeds } from "./embeds/praise-embeds.ts";
import { feedNotices } from "./notices.ts";
import { feedRules } from "./policy.ts";
import { feedRights } from "./rights.ts";
import { gifPictures } from "./queries/gifs.ts";
import { postComments, postPictures } from "./queries/feed-comments.ts";
import { newestPosts, reportsWaiting } from "./queries/home-feed.ts";
import { searchFeed } from "./queries/search-feed.ts";
import { previewLink } from "./use-cases/preview-link.ts";
import { postAchievedGoal, postAnniversaries, withdrawGoalCard } from "./use-cases/post-cards.ts";
import { showPraise } from "./use-cases/show-praise.ts";
import { feedSeed } from "./seed/seed-feed.ts";
import { feedMeasures } from "./queries/feed-measures.ts";
import { wordsOf } from "./queries/words.ts";
import { seenPosts } from "./data/seen-posts.ts";
import { feedOwnData } from "./own-data.ts";
import { feedForgetsPerson } from "./forgets-person.ts";

export const feedServer: RoomServer = {
  name: "feed",
  movesWith: "nothing",
  ownData: feedOwnData,
  forgetsPerson: feedForgetsPerson,
  events: feedEvents,
  entities: feedEntities,
  measures: { words: wordsOf, all: feedMeasures },
  rights: feedRights,
  rules: ({ actor, viewedBy }) => feedRules({ ...actor, viewed: viewedBy !== undefined }),
  endpoints: [...feedEndpoints, ...gifEndpoints],
  embeds: praiseEmbeds,
  noticeKinds: noticeKinds({
    groups: { praised: ["praised", "advised"], mentioned: ["mentioned"], applauded: ["applauded"] },
    mail: {
      praised: {},
      advised: {},
      mentioned: {},
    },
    inbox: ["applauded"],
  }),
  notices: feedNotices,
  handlers: {
    ...hears<void>()(feedEvents, { "feed.posted": previewLink, "feed.edited": previewLink }),
    ...hears<void>()(feedbackEvents, {
      "feedback.shared": showPraise,
      "feedback.request-answered": showPraise,
      "feedback.edited": showPraise,
      "feedback.deleted": showPraise,
      "feedback.restored": showPraise,
    }),
    ...hears<void>()(goalEvents, {
      "goals.closed": postAchievedGoal,
      "goals.reopened": withdrawGoalCard,
      "goals.deleted": withdrawGoalCard,
    }),
  },
  scheduled: postAnniversaries,
  softDeleted: [
    { table: "feed_post", kind: "FeedPost" },
    { table: "feed_gif", kind: "FeedGif" },
  ],
  home: newestPosts,
  attention: reportsWaiting,
  search: searchFeed,
  seenRecords: [seenPosts],
  commentables: [postComments],
  attachables: [postPictures, gifPictures],
  seed: feedSeed,
};

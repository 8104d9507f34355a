import { route, type RouteConfig } from "@remix-run/route-config";
import { feedPlaces } from "./feed-places.ts";

export const feedRoutes = [
  route(feedPlaces.feed.slice(1), "modules/feed/routes/feed.tsx"),
  route(feedPlaces.newPosts.slice(1), "modules/feed/routes/new-posts.ts"),
  route(feedPlaces.people.slice(1), "modules/feed/routes/people.ts"),
  route("feed/:postId", "modules/feed/routes/post.tsx"),
  route("feed/tag/:hashtagId", "modules/feed/routes/tag.tsx"),
  route(feedPlaces.moderation.slice(1), "modules/feed/routes/moderation.tsx"),
  route(feedPlaces.gifs.slice(1), "modules/feed/routes/gifs.tsx"),
  route(feedPlaces.fairness.slice(1), "modules/feed/routes/fairness.tsx"),
] satisfies RouteConfig;

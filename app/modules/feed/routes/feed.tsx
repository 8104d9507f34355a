import { useLoaderData } from "@remix-run/react";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { FeedScreen } from "../components/feed/feed-screen.tsx";
import { feedPageInput } from "../queries/feed-page.ts";
import { feedScreen } from "../queries/feed-screen.ts";
import { createPostOnce } from "../use-cases/create-post.ts";
import { createPostForm } from "../use-cases/post-input.ts";

export const loader = page({ can: feature("FEED"), input: feedPageInput, load: feedScreen });

export const action = command({
  can: feature("FEED"),
  intents: { "create-post": { input: createPostForm, run: createPostOnce } },
  upload: attachmentUpload("create-post"),
});

export default function Feed() {
  return <FeedScreen data={useLoaderData<typeof loader>()} />;
}

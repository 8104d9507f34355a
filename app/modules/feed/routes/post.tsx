import { useLoaderData } from "@remix-run/react";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PostScreen } from "../components/post/post-screen.tsx";
import { feedPlaces } from "../feed-places.ts";
import { postDetail } from "../queries/post-detail.ts";
import { deletePost, restorePost } from "../use-cases/delete-post.ts";
import { editPost } from "../use-cases/edit-post.ts";
import { reportPost, reportPostInput } from "../use-cases/report-post.ts";
import { editPostForm, onePostInput } from "../use-cases/post-input.ts";
import { pressedInput, reactAsPressed } from "../use-cases/react-to-post.ts";

export const loader = page({
  can: feature("FEED"),
  input: onePostInput,
  load: (context, { postId }) => postDetail(context, postId),
});

/** Where what is done with any post is sent, wherever it is shown. */
export const action = command({
  can: feature("FEED"),
  intents: {
    react: { input: pressedInput, run: reactAsPressed },
    "edit-post": {
      input: editPostForm,
      run: (context, { pictures, removedPictures, ...input }: typeof editPostForm._output) =>
        editPost(context, input, { pictures, removedPictures }),
    },
    "delete-post": { input: onePostInput, run: deletePost },
    // Before any script the post's own page is what sends the form, and it is gone afterwards.
    "delete-and-leave": { input: onePostInput, run: deletePost, redirectTo: () => feedPlaces.feed },
    "restore-post": { input: onePostInput, run: restorePost },
    "report-post": { input: reportPostInput, run: reportPost },
  },
  upload: attachmentUpload("edit-post"),
});

export { shouldRevalidateUnlessLeft as shouldRevalidate } from "#app/platform/http/leaves-by-itself.ts";

export default function Post() {
  return <PostScreen detail={useLoaderData<typeof loader>()} />;
}

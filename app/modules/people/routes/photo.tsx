import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invalid } from "#app/platform/errors/app-error.ts";
import { largestPicture } from "#app/platform/files/square-pictures.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command, refused } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PhotoPage } from "../components/photo-page.tsx";
import { photoScreen, photoScreenAddress } from "../queries/photo-screen.ts";
import { removePhoto, removePhotoInput } from "../use-cases/remove-photo.ts";
import { restorePhoto } from "../use-cases/restore-photo.ts";
import { setPhoto, setPhotoInput } from "../use-cases/set-photo.ts";

export const loader = page({ can: signedIn, input: photoScreenAddress, load: photoScreen });

const change = command({
  can: signedIn,
  intents: {
    "set-photo": { input: setPhotoInput, run: setPhoto },
    "remove-photo": { input: removePhotoInput, run: removePhoto },
    "restore-photo": { input: removePhotoInput, run: restorePhoto },
  },
});

/** A body larger than any picture that is taken is turned away before it is read. */
export async function action(args: ActionFunctionArgs) {
  const size = Number(args.request.headers.get("content-length") ?? Infinity);
  if (size <= largestPicture + 64 * 1024) return change(args);
  const params = { megabytes: largestPicture / 1024 / 1024 };
  return data(
    refused(
      "set-photo",
      null,
      invalid("platform.picture-too-large", "The body is too large.", {
        params,
        fields: { photo: "platform.picture-too-large" },
      }),
    ),
    { status: 413 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: shown ? `${shown.name} · Cairn` : "Cairn" },
];

export default function Photo() {
  return <PhotoPage screen={useLoaderData<typeof loader>()} result={useActionData<typeof change>() ?? null} />;
}

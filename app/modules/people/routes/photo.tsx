import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { largestPicture, pictureTooLarge } from "#app/platform/files/square-pictures.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PhotoPage } from "../components/photo/photo-page.tsx";
import { photoScreen, photoScreenAddress } from "../queries/photo-screen.ts";
import { removePhoto, removePhotoInput } from "../use-cases/remove-photo.ts";
import { restorePhoto } from "../use-cases/restore-photo.ts";
import { setPhoto, setPhotoInput } from "../use-cases/set-photo.ts";

export const loader = page({ can: signedIn, input: photoScreenAddress, load: photoScreen });

export const action = command({
  can: signedIn,
  intents: {
    "set-photo": { input: setPhotoInput, run: setPhoto },
    "remove-photo": { input: removePhotoInput, run: removePhoto },
    "restore-photo": { input: removePhotoInput, run: restorePhoto },
  },
  upload: { intent: "set-photo", largest: largestPicture, tooLarge: pictureTooLarge() },
});

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: shown ? `${shown.name} · Cairn` : "Cairn" },
];

export default function Photo() {
  return <PhotoPage screen={useLoaderData<typeof loader>()} />;
}

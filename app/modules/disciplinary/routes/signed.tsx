import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { SignedScreen } from "../components/signed-screen.tsx";
import { oneNote } from "../domain/ids.ts";
import { signedPage } from "../queries/signed-page.ts";

/** After a note was answered: what was recorded, and the file that proves it. */
export const loader = page({
  can: feature("DISCIPLINARY_ACTION"),
  input: oneNote,
  load: (context, { noteId }) => signedPage(context, noteId),
});

export default function Signed() {
  return <SignedScreen page={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { AlumniScreen } from "../components/alumni/alumni-screen.tsx";
import { alumniInput, alumniPage } from "../queries/alumni-page.ts";

export const loader = page({
  can: feature("LIFECYCLE"),
  input: alumniInput,
  load: (context, asked) => alumniPage(context, asked),
});

/** Everybody who has left. */
export default function Alumni() {
  return <AlumniScreen page={useLoaderData<typeof loader>()} />;
}

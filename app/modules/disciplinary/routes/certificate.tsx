import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { CertificateScreen } from "../components/certificate-screen.tsx";
import { certificatePage } from "../queries/settings-page.ts";

/** That a note was expunged. */
export const loader = page({
  can: feature("DISCIPLINARY_ACTION"),
  input: z.object({ certificateId: z.guid() }),
  load: (context, { certificateId }) => certificatePage(context, certificateId),
});

export default function Certificate() {
  return <CertificateScreen page={useLoaderData<typeof loader>()} />;
}

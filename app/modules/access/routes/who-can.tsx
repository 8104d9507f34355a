import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { WhoCanScreen } from "../components/explain/who-can-screen.tsx";
import { whoCan, whoCanInput, whoCanPageSize } from "../queries/who-can.ts";

export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: whoCanInput,
  load: async (context, input, _request, { gatherings }) => ({
    ...(await whoCan(context, input, gatherings)),
    pageSize: whoCanPageSize,
  }),
});

export default function WhoCan() {
  return <WhoCanScreen {...useLoaderData<typeof loader>()} />;
}

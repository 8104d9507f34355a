import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { accessForm, accessOf, type TypedAccess } from "../components/admins/access-form.ts";
import { PersonAccessScreen } from "../components/admins/person-access-screen.tsx";
import { personAccess } from "../queries/person-access.ts";
import { previewAdminAccess } from "../queries/preview-admin-access.ts";
import { startViewing, startViewingInput } from "../use-cases/start-viewing.ts";
import { saveAdminAccess } from "../use-cases/save-admin-access.ts";

export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: z.object({ employeeId: z.uuid() }),
  load: (context, { employeeId }) => personAccess(context, employeeId),
});

export const action = command({
  can: mayEver("grant", "AdminAccess"),
  intents: {
    review: {
      input: accessForm,
      run: (context, typed: TypedAccess, { gatherings }) => previewAdminAccess(context, accessOf(typed), gatherings),
    },
    "view-as": { input: startViewingInput, run: startViewing, redirectTo: () => "/app" },
    save: { input: accessForm, run: (context, typed: TypedAccess) => saveAdminAccess(context, accessOf(typed)) },
  },
});

export default function PersonAccess() {
  return <PersonAccessScreen data={useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ViewsPage } from "../components/views/views-page.tsx";
import { viewsScreen, viewsScreenInput } from "../queries/views-screen.ts";
import { chooseDefaultView, chooseDefaultViewInput } from "../use-cases/choose-default-view.ts";
import { deleteView } from "../use-cases/delete-view.ts";
import { editView, editViewInput } from "../use-cases/edit-view.ts";
import { replaceView, replaceViewInput, type ReplaceViewInput } from "../use-cases/replace-view.ts";
import { restoreView } from "../use-cases/restore-view.ts";
import { saveView, saveViewInput, type SaveViewInput } from "../use-cases/save-view.ts";
import { oneView } from "../use-cases/view-input.ts";

export const loader = page({
  can: signedIn,
  input: viewsScreenInput,
  load: (context, input, _, { gatherings }) => viewsScreen(context, input, gatherings.rooms),
});

export const action = command({
  can: signedIn,
  intents: {
    "save-view": {
      input: saveViewInput,
      run: (context, input: SaveViewInput, { gatherings }) => saveView(context, input, gatherings.rooms),
      redirectTo: ({ address }: { address: string }) => address,
    },
    "edit-view": { input: editViewInput, run: editView },
    "replace-view": {
      input: replaceViewInput,
      run: (context, input: ReplaceViewInput, { gatherings }) => replaceView(context, input, gatherings.rooms),
    },
    "choose-default": { input: chooseDefaultViewInput, run: chooseDefaultView },
    "delete-view": { input: oneView, run: deleteView },
    "restore-view": { input: oneView, run: restoreView },
  },
});

export default function Views() {
  return <ViewsPage screen={useLoaderData<typeof loader>()} />;
}

import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { ids } from "../domain/ids.ts";
import { recordId, versionShape } from "#app/platform/http/shapes.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { viewRows } from "../queries/views-screen.ts";
import { chooseDefaultView, chooseDefaultViewInput } from "../use-cases/choose-default-view.ts";
import { deleteView } from "../use-cases/delete-view.ts";
import { editView, editViewInput } from "../use-cases/edit-view.ts";
import { replaceView, replaceViewInput } from "../use-cases/replace-view.ts";
import { restoreView } from "../use-cases/restore-view.ts";
import { saveView, saveViewInput } from "../use-cases/save-view.ts";
import { oneView } from "../use-cases/view-input.ts";

const can = signedIn;
const doneShape = z.object({ viewId: ids.view });
const viewShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    shared: z.boolean().describe("Whether everybody of the company sees it."),
    version: versionShape,
    mine: z.boolean().describe("Whether it is the caller's own."),
    ownerName: z.string().describe("Who made it."),
    opensFirst: z.boolean().describe("Whether the list opens with this view for the caller."),
    address: z.string().describe("The list with its filters, as a path with its query."),
    updatedAt: z.string().describe("When it was last changed, in UTC."),
  })
  .meta({ id: "SavedView" });

/** Saved views over `/api/v1`: the same use-cases as the screens. */
export const savedViewEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/saved-views",
      can,
      summary: "The caller's own saved views and those shared with the company; of one list where `of` is its path.",
      input: pagingInput.extend({
        of: z.string().max(4000).optional().describe("The path of a list with its query, as the browser shows it."),
      }),
      output: listShape(viewShape),
      run: async (context, { of, ...paging }, { rooms }) => pageOfAll(await viewRows(context, rooms, of), paging),
    }),
  ),
  endpoint({
    method: "GET",
    path: "/saved-views/:viewId",
    can,
    summary: "One saved view, the caller's own or shared with the company.",
    input: oneView,
    output: viewShape,
    run: async (context, { viewId }, { rooms }) => oneOf(await viewRows(context, rooms), viewId, "Saved view"),
  }),
  endpoint({
    method: "POST",
    path: "/saved-views",
    can,
    summary: "Keeps the filters of a list under a name; `of` is the list's path and query.",
    input: saveViewInput,
    output: doneShape.extend({ address: z.string().describe("The list with its filters, as a path with its query.") }),
    creates: "/saved-views/:viewId",
    run: (context, input, { rooms }) => saveView(context, input, rooms),
  }),
  endpoint({
    method: "PUT",
    path: "/saved-views/:viewId",
    can,
    summary: "Renames a view, shares it with the company or takes it back.",
    input: editViewInput,
    output: doneShape,
    run: editView,
  }),
  endpoint({
    method: "PUT",
    path: "/saved-views/:viewId/filters",
    can,
    summary: "Lets a view stand for other filters of the same list.",
    input: replaceViewInput,
    output: doneShape,
    run: (context, input, { rooms }) => replaceView(context, input, rooms),
  }),
  endpoint({
    method: "PUT",
    path: "/saved-views/:viewId/default",
    can,
    summary: "Lets the list open with a view for the caller, or not any more.",
    input: chooseDefaultViewInput,
    output: doneShape,
    run: chooseDefaultView,
  }),
  endpoint({
    method: "DELETE",
    path: "/saved-views/:viewId",
    can,
    summary: "Deletes a view; it can be restored.",
    input: oneView.extend({ version: versionRead }),
    output: doneShape.extend({ name: z.string().describe("The name as people see it.") }),
    run: deleteView,
  }),
  endpoint({
    method: "POST",
    path: "/saved-views/:viewId/restore",
    can,
    summary: "Brings a deleted view back.",
    input: oneView,
    output: doneShape,
    run: restoreView,
  }),
];

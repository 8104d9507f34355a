import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport, type ListServices } from "#app/platform/tasks/list-export.ts";
import { keptTags, keptTagsInput, type KeptTag } from "./kept-tags.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("edit", "Tag");
const { long, number, text, yesNo } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<KeptTag>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  text("name", { common: "name" }, ({ name }) => name),
  text("kind", { common: "kind" }, ({ kind }) => kind, "kind"),
  text("below", "below", ({ parent }) => parent),
  text("description", { common: "description" }, ({ description }) => description),
  number("used", { common: "used" }, ({ used }) => used),
  yesNo("archived", { common: "archived" }, ({ archived }) => archived),
];

/** The tags of a kind as a file, each with on how many records that the actor may see it stands. */
async function exportTags(
  context: Context,
  { kind, text: search }: { kind: KeptTag["kind"]; text: string },
  { gatherings }: Pick<ListServices, "gatherings">,
): Promise<LongSheet> {
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  const read = (slice: Slice) => keptTags(context, { kind, text: search }, gatherings, slice);
  return long("navigation.tags", columns, pagesBySlice(read, heldAtOnce));
}

export const tagListExport = listExport({
  kind: "tags.tag-list",
  can,
  input: keptTagsInput.extend({ kind: keptTagsInput.shape.kind.default("GOAL"), format: sheetFormatInput }),
  name: (context, { kind }) => `tags-${kind.toLowerCase()}-${context.today()}`,
  sheet: exportTags,
});

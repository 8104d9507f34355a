import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { tagCatalogue } from "../data/tag-catalogue.ts";
import { ids } from "../domain/ids.ts";

export const archiveTagInput = z.object({
  tagId: ids.tag,
  archived: tickInput.describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});

/** A tag is out of use, or in use again on the records that had it. One with others below it stays until those are gone. */
export const archiveTag = tagCatalogue.archiving("tagId");

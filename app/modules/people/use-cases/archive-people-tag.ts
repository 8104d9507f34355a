import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { peopleTagCatalogue } from "../data/people-tags.ts";
import { ids } from "../domain/ids.ts";

export const archivePeopleTagInput = z.object({
  tagId: ids.tag,
  archived: tickInput.describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});

/** A tag is out of use, or in use again with those who had it. */
export const archivePeopleTag = peopleTagCatalogue.archiving("tagId");

import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { fieldCatalogue } from "../data/field-catalogue.ts";
import { ids } from "../domain/ids.ts";

export const archiveEmployeeFieldInput = z.object({
  fieldId: ids.field,
  archived: tickInput.describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});

/** A field is out of use, or in use again; what people had in it is kept. */
export const archiveEmployeeField = fieldCatalogue.archiving("fieldId");

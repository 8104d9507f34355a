import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { rulesOfCompany } from "../data/settings.ts";
import { ownTypes } from "../data/type-names.ts";
import { ids } from "../domain/ids.ts";
import { standardTypes } from "../domain/note.ts";
import {
  archiveType,
  archiveTypeInput,
  saveSettings,
  saveSettingsInput,
  saveType,
  saveTypeInput,
} from "../use-cases/save-settings.ts";
import { rulesShape } from "./present.ts";

const can = feature("DISCIPLINARY_ACTION");

/** What the company says of notes, over `/api/v1`. */
export const settingsEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/disciplinary/settings",
    can,
    summary: "What holds for notes.",
    input: z.object({}),
    output: rulesShape,
    run: async (context) => {
      await authorize(context, "view", { kind: "DisciplinarySettings" });
      return rulesOfCompany(context);
    },
  }),
  endpoint({
    method: "PUT",
    path: "/disciplinary/settings",
    can,
    summary: "Changes what holds for notes from now on.",
    input: saveSettingsInput,
    output: z.object({ version: z.number().int().describe("Counts the changes of the settings.") }),
    run: saveSettings,
  }),
  endpoint({
    method: "GET",
    path: "/disciplinary/types",
    can,
    summary: "Types of notes that are in use: those of the product, and the company's own.",
    input: pagingInput,
    output: listShape(
      z.object({
        id: z.string().describe("What notes call it."),
        name: z.string().nullable().describe("What the company calls its own; null for those of the product."),
      }),
    ),
    run: async (context, paging) => {
      const { hiddenTypes } = await rulesOfCompany(context);
      const standard = standardTypes.filter((type) => !hiddenTypes.includes(type)).map((id) => ({ id, name: null }));
      const own = (await ownTypes(context)).filter(({ archived }) => !archived).map(({ id, name }) => ({ id, name }));
      return pageOfAll([...standard, ...own], paging);
    },
  }),
  endpoint({
    method: "POST",
    path: "/disciplinary/types",
    can,
    summary: "Adds a type, or calls one otherwise.",
    input: saveTypeInput,
    output: z.object({ typeId: ids.type }),
    run: saveType,
  }),
  endpoint({
    method: "POST",
    path: "/disciplinary/types/:typeId/archive",
    can,
    summary: "Puts a type away, or brings it back.",
    input: archiveTypeInput,
    output: z.object({ typeId: ids.type }),
    run: archiveType,
  }),
];

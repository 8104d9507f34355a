import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { defineImportable } from "#app/platform/contributions/importable.ts";
import { importColumnsOf, sheetColumnsOf } from "../fields/field-columns.ts";
import { lineOf } from "../fields/field-input.ts";
import { named } from "../domain/named-by.ts";
import type { FieldInput, FieldShape, FieldValues } from "../domain/record-fields.ts";
import { type MeantBefore, personsMeant } from "../fields/persons-meant.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import { narrowedBy, narrowedInput } from "../fields/list-page-input.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import type { KeptRecords } from "./kept-records.ts";
import type { PersonalFacts } from "./personal-facts.ts";
import type { PersonalList, PersonalPlace, PersonalRow } from "./personal-reads.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import type { Language } from "#app/platform/i18n/languages.ts";

type Acts<Shape extends FieldShape, Id extends string> = {
  factsOf(context: Context, ownerId: string): Promise<PersonalFacts>;
  one(context: Context, id: string): Promise<FieldValues<Shape> & PersonalRow>;
  create(context: Context, values: FieldInput<Shape>): Promise<Record<Id, string>>;
  remove(context: Context, one: Record<Id, string>): Promise<unknown>;
  list(context: Context, place: PersonalPlace, limit: number): Promise<PersonalList<FieldValues<Shape>>>;
};

/** Records of people from a file and into one. */
export function personalFiles<Shape extends FieldShape, Id extends string>(
  { entity, id: idName, fields, called }: KeptRecords<Shape, Id>,
  { factsOf, one, create, remove, list }: Acts<Shape, Id>,
) {
  return {
    /** A file of them, made as the form makes each, and taken back unless one was changed since; `listAt` is their list's address. */
    importable: (listAt: string) =>
      defineImportable<Record<string, unknown>>({
        kind: fields.room,
        title: "import.title",
        text: "import.text",
        list: { path: listAt, label: "title" },
        columns: async (context) => importColumnsOf(fields, await context.wordsOf(fields.room)),
        input: lineOf(fields),
        authorize: async (context) => authorize(context, "create", await factsOf(context, context.actor.employeeId)),
        begin: async (context) => {
          const known: MeantBefore = new Map();
          return async (line) => {
            const said = (await personsMeant(context, fields, line, known)) as FieldInput<Shape>;
            return { outcome: "CREATED", id: (await create(context, said))[idName] };
          };
        },
        undo: async (context, made) => {
          const records = await context.em.find(entity, { id: { $in: made.map(({ id }) => id) }, deletedAt: null });
          const builtOn = records.find(({ version }) => version > 1);
          if (builtOn) return { builtOn: called(await one(context, builtOn.id)) };
          for (const { id } of records) await remove(context, named(idName, id));
          return { builtOn: null };
        },
      }),
    /** A workbook of what the list shows to the asker, made in the background. */
    export: listExport({
      kind: `${fields.room}.export`,
      input: narrowedInput(fields).extend({ format: z.literal("XLSX").default("XLSX") }),
      name: (context) => `${fields.room}-${context.today()}`,
      sheet: async (context, { format: _, ...narrowed }) => {
        const wordsOf = await context.wordsOf(fields.room);
        const { text, date } = sheetsIn(wordsOf);
        const columns = [
          ...sheetColumnsOf<PersonalRow & FieldValues<Shape>>(fields, wordsOf),
          text("owner", { common: "owner" }, ({ owner }: PersonalRow) => owner.name),
          date("changed_on", { common: "changed-on" }, ({ updatedAt }: PersonalRow) => updatedAt.slice(0, 10)),
        ];
        const read = (after: string | undefined, limit: number) =>
          list(context, { ...narrowedBy(narrowed), after }, limit);
        return {
          columns: columns as LongSheet["columns"],
          pages: pagesByKey(read),
          title: (language: Language) => wordsOf(language)("title"),
        };
      },
    }),
  };
}

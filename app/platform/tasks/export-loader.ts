import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sheetAnswer, type SheetFormat } from "#app/platform/files/sheet-file.ts";
import { fewRows } from "#app/platform/files/sheet-pages.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import type { ListExport, ListServices } from "./list-export.ts";

/** So many rows are answered at once; of more a file is made in the background. */
export const answeredAtOnce = 5_000;

/** Where somebody who asked for a long list is told so, and has its file made. */
export const exportPlace = "/app/tasks/export";

type Asked = { format?: SheetFormat | undefined };
type Told<Input extends z.ZodType> = ListExport<Input>;

/** The address of a list's file, with what narrows it as on the list. */
export function exportLoader<Input extends z.ZodType<Asked>>(told: Told<Input>) {
  return page({
    can: told.can ?? signedIn,
    input: z.looseObject({}),
    load: (context, said, _request, scope) => answerExport(context, told, said, scope),
  });
}

/** The same for an address that has other files to give too. */
export async function answerExport<Input extends z.ZodType<Asked>>(
  context: Context,
  { kind, input, name, sheet }: Told<Input>,
  said: Record<string, unknown>,
  services: ListServices,
  most = answeredAtOnce,
): Promise<Response> {
  const asked = input.safeParse(said);
  if (!asked.success) throw notFound("This address");
  const { pages, ...rest } = await sheet(context, asked.data, services);
  const rows = await fewRows(pages, most);
  if (!rows) return redirect(`${exportPlace}?${new URLSearchParams({ kind, said: JSON.stringify(said) })}`);
  const called = await name(context, asked.data);
  return sheetAnswer({ ...rest, rows }, called, asked.data.format ?? "XLSX", context.actor);
}

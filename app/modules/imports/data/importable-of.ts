import type { Context } from "#app/platform/context/context.ts";
import type { AnyImportable, Importables, SetImportable } from "#app/platform/contributions/importable.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import { outcomesByLine, type LineOutcome } from "../domain/imported-file.ts";

/** A kind of record that the actor may bring in; 404 where no module they have gives it, 403 where they may not. */
export async function requireImportable(context: Context, kind: string): Promise<Importables[string]> {
  if (!Object.hasOwn(context.importables, kind)) throw notFound("This kind of file");
  const importable = context.importables[kind]!;
  await importable.authorize(context);
  return importable;
}

/** The record that a file is about; null where it is about none, 404 where files of the kind never are. */
export async function requireAbout(
  context: Context,
  importable: AnyImportable,
  id: string | null | undefined,
): Promise<{ id: string; name: string; path: string } | null> {
  if (!id) return null;
  if (!importable.about) throw notFound("The record");
  return { id, ...(await importable.about(context, id)) };
}

/** The same of a file that was given: null where the record takes no files any more, which the file outlives. */
export function findAbout(context: Context, importable: AnyImportable, id: string | null | undefined) {
  return requireAbout(context, importable, id).catch(nullIfRefused);
}

/** The kind; null where the actor may not bring it in. */
export function findImportable(context: Context, kind: string): Promise<Importables[string] | null> {
  return requireImportable(context, kind).catch(nullIfRefused);
}

function nullIfRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

export function isJudgedAsSet(importable: AnyImportable): importable is SetImportable {
  return "judge" in importable;
}

export function outcomesOf(importable: AnyImportable): readonly LineOutcome[] {
  return isJudgedAsSet(importable) ? importable.outcomes : outcomesByLine;
}

import { createWriteStream, mkdtempSync, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { AppError } from "#app/platform/errors/app-error.ts";
import { storableText } from "../storable.ts";
import { bodyMalformed, bodyTooLarge, formLimits, tooManyFields, type FormSize } from "./form-limits.ts";
import { paced } from "./paced.ts";

/** A form as it was sent; its files lie on disk until it is let go. */
export type SentForm = { form: FormData; letGo(): Promise<void> };

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Reads a form of at most this size, whatever its `content-length` says, as texts that any table takes. Files are
 * written to disk as they come. Throws 413, 408, 415 or 400, and then has kept nothing.
 */
export async function readForm(request: Request, size: FormSize = formLimits): Promise<SentForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body) return { form: new FormData(), letGo: async () => undefined };
  if (!formTypes.test(type)) throw new AppError("platform.not-a-form", 415, "This address takes a form.");
  if (Number(request.headers.get("content-length") ?? 0) > size.body) throw bodyTooLarge(size.body);
  const folder = new Folder();
  try {
    const form = await collect(Readable.fromWeb(request.body as NodeReadableStream), type, size, folder);
    return { form, letGo: () => folder.remove() };
  } catch (error) {
    await folder.remove();
    throw error instanceof AppError ? error : bodyMalformed((error as Error).message);
  }
}

async function collect(body: Readable, type: string, size: FormSize, folder: Folder): Promise<FormData> {
  const reader = new Busboy({
    headers: { "content-type": type },
    limits: {
      fieldNameSize: formLimits.name,
      fieldSize: formLimits.body,
      fields: size.fields + 1,
      files: formLimits.files,
      parts: size.fields + formLimits.files,
      headerPairs: 20,
      headerSize: 4_096,
    },
  });
  const entries: (readonly [string, string | Promise<File>])[] = [];
  let refusal: AppError | null = null;
  const stop = (error: AppError) => {
    refusal ??= error;
    // Heard only while the body still comes; what ended with it is found below.
    reader.destroy(error);
  };
  reader.on("field", (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) return stop(bodyTooLarge(formLimits.body));
    if (entries.length >= size.fields) return stop(tooManyFields(size.fields));
    entries.push([storableText(name), storableText(value)]);
  });
  reader.on("file", (name, content, fileName, _encoding, mimeType) => {
    const kept = keepFile(content, fileName ?? "", mimeType, folder);
    // Waited for below; here only so that a body that breaks off is not reported as nobody's.
    kept.catch(() => undefined);
    entries.push([storableText(name), kept]);
  });
  for (const limit of ["filesLimit", "partsLimit"] as const) reader.on(limit, () => stop(tooManyFields(size.fields)));
  const read = finished(reader, { readable: false });
  await Promise.all([pipeline(paced(body, size.body), reader), read]);
  if (refusal) throw refusal as AppError;
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, (await value) as string);
  return form;
}

async function keepFile(content: BusboyFileStream, name: string, type: string, folder: Folder): Promise<File> {
  // Joined at once: a part that breaks off says so to whoever listens then, or ends the process.
  const path = folder.next();
  await pipeline(content, createWriteStream(path));
  return new File([await openAsBlob(path)], storableText(name), { type });
}

/** A folder for the files of one form, made when the first comes. */
class Folder {
  private made: string | null = null;
  private files = 0;

  next(): string {
    this.made ??= mkdtempSync(join(tmpdir(), "cairn-form-"));
    return join(this.made, String((this.files += 1)));
  }

  async remove(): Promise<void> {
    if (this.made) await rm(this.made, { recursive: true, force: true });
  }
}

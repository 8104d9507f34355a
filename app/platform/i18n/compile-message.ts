import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import IntlMessageFormat from "intl-messageformat";
import { compiledMark, type CompiledPart } from "./compiled-messages.ts";

/** The strings of a room as a browser gets them: what had to be parsed there is compiled. */
export function compileStrings(strings: object): object {
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? compileMessage(value) : compileStrings(value as object),
    ]),
  );
}

/** A message of which nothing has to be parsed is its text; another begins with the mark. Throws where it is no ICU message. */
export function compileMessage(message: string): string {
  const parts = new IntlMessageFormat(message, "en", undefined, { ignoreTag: true }).getAst();
  const [first = { type: 0, value: "" }] = parts;
  if (parts.length <= 1 && first.type === 0 && !first.value.startsWith(compiledMark)) return first.value;
  return compiledMark + JSON.stringify(parts.map(compilePart));
}

function compilePart(part: MessageFormatElement): CompiledPart {
  switch (part.type) {
    case 0:
      return part.value;
    case 1:
      return [1, part.value];
    case 2:
    case 3:
    case 4:
      return [part.type, part.value, part.style ?? null];
    case 5:
      return [5, part.value, compileOptions(part.options)];
    case 6:
      return [6, part.value, compileOptions(part.options), part.offset, part.pluralType ?? null];
    case 7:
      return 7;
    default:
      throw new Error("Messages have no tags of their own.");
  }
}

function compileOptions(options: Readonly<Record<string, { value: MessageFormatElement[] }>>) {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(compilePart)]));
}

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

// In the browser this stands in the parser's place: messages are parsed when the product is built.
export * from "@formatjs/icu-messageformat-parser/no-parser.js";

/** What a compiled message begins with; no text of ours does. */
export const compiledMark = "\u0001";

type Options = { readonly [name: string]: readonly CompiledPart[] };

/** A part of a message in few words: a text, the number of a plural (7), or its type in ICU's numbering and what it says. */
export type CompiledPart =
  | string
  | 7
  | readonly [1, string]
  | readonly [2 | 3 | 4, string, unknown]
  | readonly [5, string, Options]
  | readonly [6, string, Options, number, string | null];

/** The parts of a message that `compileMessage` made, as the parser would give them. */
export function parse(message: string): MessageFormatElement[] {
  if (!message.startsWith(compiledMark)) return [textPart(message)];
  return (JSON.parse(message.slice(compiledMark.length)) as CompiledPart[]).map(readPart);
}

const textPart = (value: string) => ({ type: 0, value }) as MessageFormatElement;

function readPart(part: CompiledPart): MessageFormatElement {
  if (typeof part === "string") return textPart(part);
  if (part === 7) return { type: 7 } as MessageFormatElement;
  const [type, value] = part;
  if (type === 5) return { type, value, options: readOptions(part[2]) } as MessageFormatElement;
  if (type === 6) {
    const [, , options, offset, pluralType] = part;
    return { type, value, options: readOptions(options), offset, pluralType } as MessageFormatElement;
  }
  return (type === 1 ? { type, value } : { type, value, style: part[2] }) as MessageFormatElement;
}

function readOptions(options: Options) {
  return Object.fromEntries(Object.entries(options).map(([name, parts]) => [name, { value: parts.map(readPart) }]));
}

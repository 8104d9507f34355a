import { bodyMalformed } from "./form-limits.ts";

const deepest = 32;

/** JSON of bounded depth, for whoever walks it by calling themselves. Throws 400 with what stands in the way. */
export function parseJson(text: string): unknown {
  refuseDeep(text);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw bodyMalformed(`The body is not valid JSON: ${(error as Error).message}`);
  }
}

function refuseDeep(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (quoted && sign === 0x5c) index += 1;
    else if (sign === 0x22) quoted = !quoted;
    else if (!quoted && (sign === 0x5b || sign === 0x7b) && (depth += 1) > deepest)
      throw bodyMalformed(`The body is nested more than ${deepest} levels deep, at position ${index}.`);
    else if (!quoted && (sign === 0x5d || sign === 0x7d)) depth -= 1;
  }
}

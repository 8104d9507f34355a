import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
const most = 20;

/** The web addresses that stand in a text, each once; marks that end a sentence are none of theirs. */
export function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  return [...new Set(found.map((address) => withoutTrailing(address, ".,;:!?)]")))].slice(0, most);
}

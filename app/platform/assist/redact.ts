/** A text without what names people, and how to put that back into an answer about it. */
export type Redacted = { text: string; restore: (answer: string) => string };

const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;
const phone = /\+?\d[\d ()/.-]{6,20}\d/g;
const link = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
const id = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

/**
 * Puts signs such as `[A]` in the place of links, ids, e-mail addresses, telephone numbers and these names, whole words in
 * whatever case; the same one always the same sign. A name is known by the words it is given in, longer ones first.
 */
export function redact(text: string, names: readonly string[]): Redacted {
  const signs = new Map<string, string>();
  const kept = new Map<string, string>();
  const signOf = (found: string) => {
    const known = signs.get(found.toLowerCase());
    if (known) return known;
    const sign = `[${letters(signs.size)}]`;
    signs.set(found.toLowerCase(), sign);
    kept.set(sign, found);
    return sign;
  };
  // What stands in brackets already is not taken for a sign of ours.
  let left = text.replace(/\[([A-Z]{1,3})\]/g, (found) => signOf(found));
  for (const pattern of [link, id, mail, phone]) left = left.replace(pattern, signOf);
  for (const name of [...new Set(names)]
    .filter((one) => one.trim().length > 1)
    .sort((one, two) => two.length - one.length))
    left = left.replace(new RegExp(`(?<![\\p{L}\\p{N}[])${escaped(name.trim())}(?![\\p{L}\\p{N}\\]])`, "giu"), signOf);
  return { text: left, restore: (answer) => answer.replace(/\[[A-Z]{1,3}\]/g, (sign) => kept.get(sign) ?? sign) };
}

/** A, B … Z, AA, AB … */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

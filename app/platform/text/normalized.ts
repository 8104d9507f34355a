/** Marks on one letter: more than any script needs, few enough that to order them costs nothing. */
export const mostMarks = 12;
/** Marks, and the two halfwidth ones that become marks where compatible letters are made one. */
const beyond = new RegExp(`([\\p{M}\uff9e\uff9f]{${mostMarks}})[\\p{M}\uff9e\uff9f]+`, "gu");

/**
 * A text in which each letter is written in one way. Marks in a row are put into an order, which costs the square of how many
 * there are: so only the first of them stay. Nothing else calls `normalize` (a rule of the lint), and a text that has a bound
 * is held to it before.
 */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD" = "NFC"): string {
  // Some marks become two of them, so the bound is held to once more.
  return text.replace(beyond, "$1").normalize(form).replace(beyond, "$1");
}

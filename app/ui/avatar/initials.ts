/** First letters of the first and the last word; a single word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? "");
  const last = words.length > 1 ? firstLetter(words[words.length - 1] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

function firstLetter(word: string): string {
  const point = word.codePointAt(0);
  return point === undefined ? "" : String.fromCodePoint(point);
}

/** The same text gives the same hue, on every machine. */
export function hueOf(text: string, hues: number): number {
  let hash = 7;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return Math.abs(hash) % hues;
}

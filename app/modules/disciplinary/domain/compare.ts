/** A run of words that both texts have, or one of them. */
export type Compared = { kind: "SAME" | "ADDED" | "REMOVED"; text: string };

/** Longer texts are compared line by line, so that the work stays small whatever was pasted. */
const mostWords = 1200;

/** What was taken out of a text and put into it, word by word, in reading order. Both are plain text. */
export function compareTexts(before: string, after: string): Compared[] {
  const [old, fresh] = partsOf(before, after);
  const lengths = commonLengths(old, fresh);
  const found: Compared[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    if (at < old.length && to < fresh.length && old[at] === fresh[to]) {
      append(found, "SAME", old[at]!);
      [at, to] = [at + 1, to + 1];
    } else if (to >= fresh.length || (at < old.length && lengths[at + 1]![to]! >= lengths[at]![to + 1]!)) {
      append(found, "REMOVED", old[at]!);
      at += 1;
    } else {
      append(found, "ADDED", fresh[to]!);
      to += 1;
    }
  }
  return found;
}

function partsOf(before: string, after: string): [string[], string[]] {
  const words = [wordsOf(before), wordsOf(after)] as const;
  if (words[0].length <= mostWords && words[1].length <= mostWords) return [words[0], words[1]];
  return [linesOf(before).slice(0, mostWords), linesOf(after).slice(0, mostWords)];
}

/** Words with the space behind them, so that they put together are the text again. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string) => text.split(/(?<=\n)/);

/** By place in each: how many parts the rests have in common. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1)
      lengths[at]!.fill(
        old[at] === fresh[to] ? lengths[at + 1]![to + 1]! + 1 : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!),
        to,
        to + 1,
      );
  return lengths;
}

function append(found: Compared[], kind: Compared["kind"], text: string): void {
  const last = found.at(-1);
  if (last?.kind === kind) last.text += text;
  else found.push({ kind, text });
}

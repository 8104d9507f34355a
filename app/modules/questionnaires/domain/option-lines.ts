/** An option as a text area has it: words in one language. */
type Option = { id: string; label: string; score: number };

/**
 * Lines of a text area as the options of a scale, lowest first. An option keeps its id where its words are the same,
 * wherever the line stands now, and where it was reworded in its place between two that are known; every other line is
 * a new option. What was answered, or asked on the condition of an answer, goes on meaning the option it meant.
 */
export function optionsTyped(lines: readonly string[], before: readonly Option[], newId: () => string): Option[] {
  const read = lines.map(lineRead);
  const labels = read.map(({ label }) => label);
  const found = reworded(labels, sameWords(labels, before), before);
  const known = read.map(({ score }, at) => score ?? (isPlain(before) ? null : (found[at]?.score ?? null)));
  const scores = known.every((score) => score === null) ? labels.map((_, at) => at + 1) : scoresBetween(known);
  return labels.map((label, at) => ({ id: found[at]?.id ?? newId(), label, score: scores[at]! }));
}

/** The lines that options are typed as; each says what it counts where that is not its place. */
export function optionLines(options: readonly Omit<Option, "id">[]): string {
  const plain = isPlain(options);
  return options.map(({ label, score }) => (plain ? label : `${label} = ${score}`)).join("\n");
}

const isPlain = (options: readonly Pick<Option, "score">[]) => options.every(({ score }, at) => score === at + 1);

const largestScore = 1000;

/** The words of a line, and what stands behind its last equals sign: what it counts. */
function lineRead(line: string): { label: string; score: number | null } {
  const [, label = "", typed = ""] = /^(.*\S)\s*=\s*(\d{1,4}(?:[.,]\d{1,2})?)$/.exec(line) ?? [];
  const score = Number(typed.replace(",", "."));
  return label === "" || score > largestScore ? { label: line, score: null } : { label, score };
}

type Found = readonly (Option | null)[];

function sameWords(labels: readonly string[], before: readonly Option[]): Found {
  const left = new Set(before);
  return labels.map((label) => {
    const same = [...left].find((one) => one.label === label) ?? null;
    if (same) left.delete(same);
    return same;
  });
}

/** As many lines without a known option as there are options without a line, between the same two: reworded. */
function reworded(labels: readonly string[], found: Found, before: readonly Option[]): Found {
  const gone = runsOf(before.map((one) => (found.includes(one) ? one : null)));
  const mended = new Map<number, Option>();
  for (const run of runsOf(found)) {
    const old = gone.find(({ after, until, at }) => {
      return after === run.after && until === run.until && at.length === run.at.length;
    });
    if (old) run.at.forEach((at, step) => mended.set(at, before[old.at[step]!]!));
  }
  return found.map((one, at) => one ?? mended.get(at) ?? null);
}

type Run = { after: string; until: string; at: number[] };

/** The places in a row that are empty, with the ids on both sides. */
function runsOf(places: Found): Run[] {
  const runs: Run[] = [];
  places.forEach((one, at) => {
    if (one) return;
    const last = runs.at(-1);
    if (last?.at.at(-1) === at - 1) last.at.push(at);
    else runs.push({ after: places[at - 1]?.id ?? "", until: "", at: [at] });
  });
  return runs.map((run) => ({ ...run, until: places[run.at.at(-1)! + 1]?.id ?? "" }));
}

/** Scores that a company chose stay; a new step stands halfway between its neighbours, or one beyond the last. */
function scoresBetween(known: readonly (number | null)[]): number[] {
  const scores: number[] = [];
  known.forEach((score, at) => {
    const below = scores[at - 1];
    const above = known.slice(at + 1).find((one) => one !== null);
    if (score !== null) scores.push(score);
    else if (below !== undefined && above !== undefined) scores.push((below + above) / 2);
    else scores.push(Math.max(0, below !== undefined ? below + 1 : (above ?? 2) - 1));
  });
  return scores;
}

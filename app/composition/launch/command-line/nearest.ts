/** The known word that was probably meant: at most every third sign is another one. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const measured = known.map((word) => ({ word, steps: stepsBetween(typed, word) }));
  const [best] = measured.toSorted((one, other) => one.steps - other.steps);
  return best && best.steps <= Math.max(1, Math.ceil(best.word.length / 3)) ? best.word : undefined;
}

/** How many signs must be put in, left out, replaced or exchanged with their neighbour to get from one to the other. */
function stepsBetween(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const exchanged =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? table[row - 2]![column - 2]! + 1
          : Infinity;
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (same ? 0 : 1),
        exchanged,
      );
    }
  }
  return table[from.length]![to.length]!;
}
